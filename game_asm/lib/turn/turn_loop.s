; The loop that every game goes round: one phase after the other, for ever.
        .include "macros.inc"

        .export turn_loop_start, turn_loop
        .import phase_run, reset_install, video_on, key_flush, text_forget_row

        .segment "LOW_CODE"

;;; turn_loop_start -- let RESET lead to the loop, and enter it
;;; in:       the game's phase_run carries out a phase and names the one that follows
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc turn_loop_start
        jsr     key_flush               ; memory holds anything at power-on
        jsr     text_forget_row         ; and a word stands while the first phase is read
        lda     #<turn_loop
        ldy     #>turn_loop
        jsr     reset_install
.endproc
        falls_into turn_loop

;;; turn_loop -- go on for ever; after RESET, the phase that was cut short begins again
;;; in:       none
;;; out:      never returns
;;; clobbers: A X Y
;;; cycles:   -
.proc turn_loop
        cld
        ldx     #$FF
        txs
        jsr     video_on
@loop:  jsr     phase_run
        jmp     @loop
.endproc
