; A plot is typed.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "refuse.inc"

        .export plot_again, plot_ask, plot_last, plot_read
        .import group_tired, line_buffer, line_input, line_upper, msg_plot, msg_plot_guns
        .import plot_legal, prompt_at

MOST            = 3
mine            = zp_overlay+8

        .segment "ORDERS_BSS"
plot_last:      .res 1                  ; the plot that was typed last, 0 none

        .segment "ORDERS"

;;; plot_again -- a group gets the plot that was typed last, or it is said why not
;;; rule:     6.6.2 6.6.8 6.6.9  ours: a plot is repeated
;;; in:       X = group; plot_last
;;; out:      group_plot
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc plot_again
        stx     mine
        lda     plot_last
        beq     @no
        jsr     plot_legal
        bcs     illegal
        ldx     mine
        lda     plot_last
        sta     group_plot,x
        rts
@no:    refuse  msg_plot_no
.endproc

; Why `mine` cannot have a plot that others may.
.proc illegal
        ldx     mine
        lda     group_flags,x
        and     #GF_ARMED
        bne     @guns
        lda     group_flags,x
        and     #GF_MOVED | GF_RAILED
        bne     @spent
        jsr     group_tired
        bcs     @tired
        refuse  msg_plot_no
@guns:  refuse  msg_plot_guns
@spent: refuse  msg_why_1
@tired: refuse  msg_why_2
.endproc

;;; plot_ask -- ask for a group's plot; an empty line takes it away; who cannot have it is told why
;;; rule:     6.6.2 6.6.8 6.6.9 1.2.1
;;; in:       X = group
;;; out:      group_plot; plot_last
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc plot_ask
        stx     mine
        lda     #<msg_plot
        ldy     #>msg_plot
        jsr     prompt_at
        ldx     #MOST
        jsr     line_input
        bcs     @done
        php
        jsr     line_upper
        plp
        beq     @none
        jsr     plot_read
        bcs     @no
        ldx     mine
        pha
        jsr     plot_legal
        pla
        bcs     illegal
        sta     plot_last
        ldx     mine
@put:   sta     group_plot,x
@done:  rts
@none:  lda     #0
        ldx     mine
        jmp     @put
@no:    refuse  msg_plot_no
.endproc

;;; plot_read -- the typed line as a plot
;;; rule:     6.6.2 6.6.4 6.6.6  what stands behind an S is not heeded; a nought is a pause
;;; in:       line_buffer, capitals, ends with 0
;;; out:      C = 0: A = PLOT_*; C = 1: it is none
;;; clobbers: X Y zp_t0
;;; cycles:   <= 200
.proc plot_read
        lda     #0
        sta     zp_t0
        lda     line_buffer
        jsr     figure
        bcs     @pause
@first: sta     zp_t0
        ldx     #1
        lda     line_buffer,x
        jsr     figure
        bcs     @end
        asl     a
        asl     a
        asl     a
        ora     zp_t0
        sta     zp_t0
        inx
        bne     @end                    ; always
@pause: lda     line_buffer
        cmp     #'O'
        beq     @zero
        cmp     #'0'
        bne     @no
@zero:  lda     #PLOT_PAUSE
        bne     @first                  ; always
@end:   lda     line_buffer,x
        beq     @done
        cmp     #'S'
        beq     @stop
        cmp     #'B'
        bne     @no
        lda     line_buffer+1,x
        bne     @no
        lda     #PLOT_BOMBARD
        bne     @flag                   ; always
@stop:  lda     #PLOT_STOP
@flag:  ora     zp_t0
        clc
        rts
@done:  lda     zp_t0
        clc
        rts
@no:    sec
        rts
.endproc

; A = 1..6 from a figure: C = 0.
.proc figure
        cmp     #'1'
        bcc     @no
        cmp     #'7'
        bcs     @no
        and     #$0F
        clc
        rts
@no:    sec
        rts
.endproc
