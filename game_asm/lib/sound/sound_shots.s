; The noises of weapons, if noises are wanted.

        .include "zeropage.inc"
        .include "macros.inc"

        .export sound_shot, sound_blast, sound_burst
        .import st_noises, sound_noise, wait_ms

        .segment "HARDWARE"

;;; sound_shot -- one shot
;;; in:       st_noises
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_shot
        lda     #14
        ldx     #90
        jmp     sound_noise
.endproc

;;; sound_blast -- an explosion
;;; in:       st_noises
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_blast
        lda     #90
        ldx     #160
        jmp     sound_noise
.endproc

;;; sound_burst -- four shots
;;; in:       st_noises
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_burst
        lda     st_noises               ; silence takes no time
        beq     @quiet
        lda     #4
@next:  pha
        lda     #14
        ldx     #40
        jsr     sound_noise
        lda     #30
        jsr     wait_ms
        pla
        sec
        sbc     #1
        bne     @next
@quiet: rts
.endproc
