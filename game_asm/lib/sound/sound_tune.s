; A few notes before each phase.

        .include "zeropage.inc"
        .include "macros.inc"

        .export sound_tune
        .import st_music, key_pump, sound_tone

        .segment "HARDWARE"

;;; sound_tune -- a few notes that introduce a phase, if music is wanted
;;; in:       A = tune 0..3; st_music
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_tune
        ldx     st_music
        beq     @quiet
        and     #3
        asl     a
        asl     a
        tay                             ; four notes a tune
        lda     #4
@next:  pha
        tya
        pha
        lda     tune_length,y
        tax
        lda     tune_pitch,y
        jsr     sound_tone
        jsr     key_pump
        pla
        tay
        iny
        pla
        sec
        sbc     #1
        bne     @next
@quiet: rts
.endproc

tune_pitch:     .byte 128, 96, 80, 64           ; rising: our orders
                .byte 64, 80, 96, 128           ; falling: theirs
                .byte 96, 96, 96, 64            ; a call: the battle
                .byte 96, 64, 80, 48            ; a flourish: the report
tune_length:    .byte 60, 80, 100, 200
                .byte 110, 90, 80, 100
                .byte 60, 60, 60, 200
                .byte 70, 90, 80, 220
