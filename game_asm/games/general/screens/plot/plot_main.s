; Indirect fire of a side is plotted.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "apple2/keys.inc"
        .include "../refuse.inc"

        .export plot_main
        .import active_passes, can_plot, cursor_hex, hand_over, key_capital, map_again, map_draw
        .import own_at, part_ends, play_key, plot_allowed, shown, unit_center, own_after, unit_to

        .segment "PLAY"

;;; plot_main -- the guns of st_side plot, until none is left or the player is done
;;; rule:     3.17 3.20 3.21 6.2 6.4 6.10 7.18 7.19 11.1 11.2 11.4 11.5 11.6
;;; in:       st_phase = PHASE_PLOT_MOBILE or PHASE_PLOT; the state; hex_pieces
;;; out:      plot_col, plot_row, unit_flags; st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc plot_main
        ldx     st_side
        lda     st_human,x
        beq     @over                   ; it has plotted when it thought
        jsr     plot_next
        bcs     @over
        jsr     hand_over
        lda     #SHOW_PLOT
        sta     shown
        ldx     st_active
        jsr     unit_center
        jsr     map_draw
        jmp     @prompt
@ignore:
        jsr     active_passes
@next:  jsr     plot_next
        bcs     @over
@take:  ldx     st_active
        jsr     unit_to
        jsr     map_again
@prompt:
        lda     st_phase
        cmp     #PHASE_PLOT_MOBILE      ; they fire no barrage
        beq     @fewer
        prompt  msg_plot_keys
        jmp     @key
@fewer: prompt  msg_mobile_keys
@key:   jsr     key_capital
        cmp     #KEY_RETURN
        beq     @plain
        cmp     #'B'
        beq     @barrage
        cmp     #'N'
        beq     @next
        cmp     #'I'
        beq     @ignore
        cmp     #'S'
        beq     @select
        cmp     #'D'
        beq     @over
        jsr     play_key
        bcc     @prompt
        rts
@over:  lda     #0
        sta     shown
        jmp     part_ends
@select:
        jsr     own_at
        bcs     @prompt
        jsr     can_plot
        bcc     @prompt
        stx     st_active
        bcs     @take                   ; always
@barrage:
        ldx     st_active
        lda     unit_type,x
        cmp     #TYPE_MA
        beq     @mobile
        lda     #BARRAGE
        bne     @plot                   ; always
@plain: lda     #0
@plot:  pha
        jsr     cursor_hex
        jsr     plot_allowed
        bcc     @bad
        ldx     st_active
        pla
        ora     zp_col
        sta     plot_col,x
        lda     zp_row
        sta     plot_row,x
        lda     unit_flags,x
        ora     #UF_PLOTTED
        sta     unit_flags,x
        jmp     @next
@bad:   pla
        jsr     far
        jmp     @prompt
@mobile:
        jsr     none
        jmp     @prompt
.endproc

far:    refuse  msg_plot_not
none:   refuse  msg_plot_mobile

; The next gun of st_side that may plot behind st_active: C = 0, st_active; C = 1 none.
.proc plot_next
        ldy     #ARMY
        ldx     st_active
@next:  jsr     own_after
        jsr     can_plot
        bcs     @found
@other: dey
        bne     @next
        ldx     #NO_UNIT
        stx     st_active
        sec
        rts
@found: stx     st_active
        clc
        rts
.endproc
