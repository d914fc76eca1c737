; The speaker: what the game's noises and tunes are made of.

        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/switches.inc"

        .export sound_refuse, sound_shot, sound_burst, sound_blast, sound_scream
        .export sound_step, sound_tune, sound_count, sound_half, sound_seed
        .import st_music, st_noises, key_pump, sound_noise, sound_tone, wait_ms

        .segment "LOW_BSS"
sound_seed:     .res 1                  ; of the noise; never the dice
sound_half:     .res 1
sound_count:    .res 1

        .segment "HARDWARE"

;;; sound_refuse -- the buzz that answers wrong input, if music is wanted
;;; in:       st_music
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_refuse
        lda     st_music
        beq     quiet
        lda     #180
        ldx     #40
        jmp     sound_tone
.endproc

;;; sound_step -- a footfall
;;; in:       st_noises
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_step
        lda     st_noises
        beq     quiet
        lda     #30
        ldx     #4
        jmp     sound_tone
.endproc

.proc quiet
        rts
.endproc

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
        beq     quiet
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
        rts
.endproc

;;; sound_scream -- a falling tone
;;; in:       st_noises
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_scream
        lda     st_noises
        beq     quiet
        lda     #40
@next:  pha
        ldx     #8
        jsr     sound_tone
        pla
        clc
        adc     #3
        cmp     #130
        bcc     @next
        rts
.endproc

;;; sound_tune -- a few notes that introduce a phase, if music is wanted
;;; in:       A = tune 0..3; st_music
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_tune
        ldx     st_music
        beq     quiet
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
        rts
.endproc

tune_pitch:     .byte 128, 96, 80, 64           ; rising: our orders
                .byte 64, 80, 96, 128           ; falling: theirs
                .byte 96, 96, 96, 64            ; a call: the battle
                .byte 96, 64, 80, 48            ; a flourish: the report
tune_length:    .byte 60, 80, 100, 200
                .byte 110, 90, 80, 100
                .byte 60, 60, 60, 200
                .byte 70, 90, 80, 220
