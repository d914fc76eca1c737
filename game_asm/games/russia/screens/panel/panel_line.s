; A group in the panel.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export panel_line, plot_print, status_letter
        .import group_kind, msg_dug, msg_guns, msg_kind_0, msg_kind_1, msg_kind_2, msg_kind_3
        .import msg_planes, msg_points, panel_group, side_of, text_byte, text_char, text_number
        .import text_print, unit_first, unit_next

        .segment "BSS"
mine:           .res 1
strength:       .res 2

        .segment "LOW_CODE"

;;; panel_line -- print a group of the cursor's hex: number and kind, of own ones the rest
;;; rule:     4.6.4 6.1.3 6.1.4  strength, artillery, entrenchment, status and plot
;;; in:       A = which, from 0
;;; out:      none
;;; clobbers: A X Y scratch zp_unit zp_group zp_hex zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc panel_line
        jsr     panel_group
        stx     mine
        txa
        jsr     text_byte
        lda     #' '
        jsr     text_char
        ldx     mine
        jsr     group_kind
        tax
        lda     kind_lo,x
        ldy     kind_hi,x
        jsr     text_print
        ldx     mine
        jsr     side_of
        cmp     st_side
        bne     @done
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @air
        jsr     add_up
        lda     strength
        sta     zp_arg0
        lda     strength+1
        sta     zp_arg1
        jsr     text_number
        print_msg msg_points
        print_msg msg_guns
        ldx     mine
        lda     group_guns,x
        jsr     text_byte
        print_msg msg_dug
        ldx     mine
        lda     group_dug,x
        jsr     text_byte
        jmp     @status
@air:   ldx     mine
        lda     group_guns,x
        jsr     text_byte
        print_msg msg_planes
@status:
        lda     #' '
        jsr     text_char
        ldx     mine
        jsr     status_letter
        jsr     text_char
        ldx     mine
        ldy     group_standing,x
        beq     @stays
        lda     standing_marks-1,y
        jsr     text_char
@stays:
        lda     #' '
        jsr     text_char
        ldx     mine
        lda     group_plot,x
        jmp     plot_print
@done:  rts
.endproc

; strength = that of all units of `mine`.
.proc add_up
        lda     #0
        sta     strength
        sta     strength+1
        ldx     mine
        jsr     unit_first
@unit:  bcs     @all
        ldy     #U_STRENGTH
        lda     (zp_unit),y
        clc
        adc     strength
        sta     strength
        bcc     @no
        inc     strength+1
@no:    jsr     unit_next
        jmp     @unit
@all:   rts
.endproc

;;; status_letter -- what a group may still do
;;; rule:     6.1.4
;;; in:       X = group
;;; out:      A = U unsupplied, S supplied, M moved, N nothing more; X kept
;;; clobbers: none
;;; cycles:   <= 40
.proc status_letter
        lda     group_flags,x
        and     #GF_SPENT
        beq     @free
        lda     #'N'
        rts
@free:  lda     group_flags,x
        and     #GF_MOVED
        beq     @still
        lda     #'M'
        rts
@still: lda     group_flags,x
        lsr     a
        lda     #'U'
        bcc     @done
        lda     #'S'
@done:  rts
        .assert GF_SUPPLIED = 1, error, "the flag is not the lowest bit"
.endproc

;;; plot_print -- print a plot
;;; rule:     6.6.2 6.1.3
;;; in:       A = PLOT_*
;;; out:      none
;;; clobbers: A X zp_t0
;;; cycles:   -
.proc plot_print
        sta     plot
        and     #PLOT_FIRST
        beq     @done
        jsr     @way
        lda     plot
        and     #PLOT_SECOND
        beq     @end
        lsr     a
        lsr     a
        lsr     a
        jsr     @way
@end:   lda     plot
        asl     a
        bcs     @fires
        bpl     @done
        lda     #'S'
        jmp     text_char
@fires: lda     #'B'
        jmp     text_char
@way:   cmp     #PLOT_PAUSE
        beq     @pause
        ora     #'0'
        jmp     text_char
@pause: lda     #'O'
        jmp     text_char
@done:  rts
        .segment "BSS"
plot:   .res    1
        .segment "LOW_CODE"
.endproc

        .segment "RODATA"
kind_lo:        .lobytes msg_kind_0, msg_kind_1, msg_kind_2, msg_kind_3
kind_hi:        .hibytes msg_kind_0, msg_kind_1, msg_kind_2, msg_kind_3
standing_marks: .byte "H>RC"            ; holds, goes, rests, the computer leads it
        .assert STANDING_STAFF = 4, error, "a mark for each standing order"
