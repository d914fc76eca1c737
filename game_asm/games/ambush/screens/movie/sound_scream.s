; A man is hit.

        .include "zeropage.inc"
        .include "macros.inc"

        .export sound_scream
        .import st_noises, sound_tone

        .segment "HARDWARE"

;;; sound_scream -- a falling tone
;;; in:       st_noises
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_scream
        lda     st_noises
        beq     @quiet
        lda     #40
@next:  pha
        ldx     #8
        jsr     sound_tone
        pla
        clc
        adc     #3
        cmp     #130
        bcc     @next
@quiet: rts
.endproc
