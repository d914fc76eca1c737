; The answer to wrong input.

        .include "zeropage.inc"
        .include "macros.inc"

        .export sound_refuse
        .import st_music, sound_tone

        .segment "HARDWARE"

;;; sound_refuse -- the buzz that answers wrong input, if music is wanted
;;; in:       st_music
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_refuse
        lda     st_music
        beq     @quiet
        lda     #180
        ldx     #40
        jmp     sound_tone
@quiet: rts
.endproc
