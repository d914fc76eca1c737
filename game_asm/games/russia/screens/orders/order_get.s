; A group is taken: strategic steps, plots, looking into it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "refuse.inc"

        .export order_get
        .import cursor_hide, cursor_show, group_reach, group_taken, group_to, group_replace
        .import group_units, guns_add
        .import hex_neighbour
        .import hexview_panel, hexview_show, key_capital, map_draw, msg_group_keys, msg_why_1
        .import msg_why_10
        .import msg_why_2, msg_why_3, msg_why_4, msg_why_5, msg_why_6, msg_why_7, msg_why_8
        .import msg_why_9
        .import order_rail, order_standing, own_group, panel_first, plot_ask, prompt_at, said
        .import shown, shown_limit
        .import sound_refuse
        .import step_refused
        .import step_take

way             = zp_overlay+8

        .segment "ORDERS"

;;; order_get -- take the group named first, until it is let go
;;; rule:     6.1.1 6.1.2 6.2.1 6.2.5 6.2.6
;;; in:       panel_first; the state
;;; out:      C = 0, or C = 1 when there is none; the state
;;; clobbers: everything
;;; cycles:   -
.proc order_get
        jsr     own_group
        bcc     @taken
        rts
@taken: jsr     reach
        jsr     cursor_hide
        jsr     hexview_show
        jsr     cursor_show
@prompt:
        jsr     hexview_panel
        lda     #<msg_group_keys
        ldy     #>msg_group_keys
        jsr     prompt_at
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @leave
        cmp     #'Q'
        beq     @leave
        cmp     #'P'
        beq     @plot
        cmp     #'X'
        beq     @rail
        cmp     #'O'
        beq     @standing
        cmp     #'E'
        beq     @look
        cmp     #'R'
        beq     @replace
        cmp     #'C'
        beq     @guns
        cmp     #'1'
        bcc     @no
        cmp     #'1' + DIRECTIONS
        bcs     @no
        sbc     #'1' - 1                ; C = 0
        jsr     step
        jmp     @prompt
@leave: jmp     @done
@no:    jsr     sound_refuse
        jmp     @key
@plot:  ldx     group_taken
        jsr     plot_ask
        jmp     @prompt
@rail:  ldx     group_taken
        jsr     order_rail
        jmp     @taken
@standing:
        jsr     order_standing
        ldx     group_taken
        jsr     group_to
        jsr     mine_first
        jmp     @prompt
@replace:
        ldx     group_taken
        jsr     group_replace
        jmp     @answer
@guns:  ldx     group_taken
        jsr     guns_add
@answer:
        bcc     @prompt
        tay
        beq     @supply
        jsr     @none_left
        jmp     @prompt
@supply:
        jsr     @not_supplied
        jmp     @prompt
@none_left:
        refuse  msg_no_more
@not_supplied:
        refuse  msg_no_supply
@look:  ldx     group_taken
        jsr     group_units
        jsr     map_draw
        jmp     @prompt
@done:  lda     #SHOW_NOTHING
        sta     shown
        clc
        rts
.endproc

; Shade where the group can go.
.proc reach
        ldx     group_taken
        jsr     group_reach
        ldx     #SHOW_NOTHING
        bcs     @put
        sta     shown_limit
        ldx     #SHOW_REACH
@put:   stx     shown
        rts
.endproc

; One strategic step in direction A.
.proc step
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
        lda     way
        jsr     step_take
        jsr     reach
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

; The panel names the group that is taken first.
.proc mine_first
        .import panel_group
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
        .lobytes msg_why_8, msg_why_9, msg_why_10
why_hi: .hibytes msg_why_1, msg_why_2, msg_why_3, msg_why_4, msg_why_5, msg_why_6, msg_why_7
        .hibytes msg_why_8, msg_why_9, msg_why_10
        .assert * - why_hi = WHYS - 1, error, "words for each reason"
