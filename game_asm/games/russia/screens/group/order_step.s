; A strategic step by a key.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export mine_first, order_step, reach_show
        .import cursor_hide, group_reach, group_taken, group_to, hex_neighbour, hexview_show
        .import msg_why_1, msg_why_10, msg_why_2, msg_why_3, msg_why_4, msg_why_5, msg_why_6
        .import msg_why_7, msg_why_8, msg_why_9, msg_why_plot, panel_first, panel_group, said
        .import shown
        .import shown_limit, step_refused, step_take, undo_hex, undo_keep

way             = zp_overlay+8

        .segment "ORDERS"

;;; reach_show -- let the window shade where the taken group can go in this week
;;; rule:     6.2.5
;;; in:       group_taken; zones_make's marks
;;; out:      shown, shown_limit; hex_field
;;; clobbers: everything but the state
;;; cycles:   -
.proc reach_show
        ldx     group_taken
        jsr     group_reach
        ldx     #SHOW_NOTHING
        bcs     @put
        sta     shown_limit
        ldx     #SHOW_REACH
@put:   stx     shown
        rts
.endproc

;;; order_step -- the taken group steps, or it is said why not
;;; rule:     6.2.1 6.2.5 6.2.6
;;; in:       A = direction 0..5; group_taken; zones_make's marks
;;; out:      the groups, units, pools and ground; the picture; the step can be taken back
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_step
        sta     way
        ldx     group_taken
        lda     group_at_lo,x
        sta     zp_hex
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_hex+1
        sta     zp_arg1
        ldx     way
        jsr     hex_neighbour
        lda     zp_arg0
        sta     zp_to
        lda     zp_arg1
        sta     zp_to+1
        ldx     group_taken
        jsr     step_refused
        tay
        bne     @why
        ldx     group_taken
        jsr     undo_keep
        jsr     undo_hex
        ldx     group_taken
        lda     way
        jsr     step_take
        jsr     reach_show
        jsr     cursor_hide
        jsr     hexview_show
        ldx     group_taken
        jsr     group_to
        jmp     mine_first
@why:   ldx     why_lo-1,y
        lda     why_hi-1,y
        tay
        txa
        jmp     said
.endproc

;;; mine_first -- the panel names the taken group first
;;; rule:     6.1.1
;;; in:       group_taken; st_cursor_x, st_cursor_y
;;; out:      panel_first
;;; clobbers: A X Y zp_hex zp_arg0 zp_arg1
;;; cycles:   -
.proc mine_first
        lda     #0
        sta     panel_first
@try:   lda     panel_first
        jsr     panel_group
        bcs     @done
        cpx     group_taken
        beq     @done
        inc     panel_first
        bne     @try                    ; always
@done:  rts
.endproc

why_lo: .lobytes msg_why_1, msg_why_2, msg_why_3, msg_why_4, msg_why_5, msg_why_6, msg_why_7
        .lobytes msg_why_8, msg_why_9, msg_why_10, msg_why_plot
why_hi: .hibytes msg_why_1, msg_why_2, msg_why_3, msg_why_4, msg_why_5, msg_why_6, msg_why_7
        .hibytes msg_why_8, msg_why_9, msg_why_10, msg_why_plot
        .assert * - why_hi = WHYS - 1, error, "words for each reason"
