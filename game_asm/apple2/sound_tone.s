; The speaker: a tone, noise, a pause.

        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/switches.inc"

        .export sound_tone, wait_ms, sound_noise, sound_seed
        .import st_noises, key_pump, key_waits

        .segment "LOW_BSS"
sound_seed:     .res 1                  ; of the noise; never the dice
sound_half:     .res 1
sound_count:    .res 1

        .segment "HARDWARE"

;;; sound_tone -- a square wave
;;; in:       A = half a period in units of 10 cycles, 1..255; X = half periods 1..255
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_tone
        sta     sound_half
@wave:  bit     IO_SPEAKER
        ldy     sound_half
@wait:  lda     sound_half              ; ten cycles a round, with the branch
        dey
        bne     @wait
        dex
        bne     @wave
        rts
.endproc

;;; sound_noise -- noise that sinks: clicks at random gaps
;;; in:       A = most units of a gap; X = clicks; st_noises
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc sound_noise
        ldy     st_noises
        beq     @quiet
        sta     sound_half
        stx     sound_count
@click: lda     sound_seed
        asl     a
        bcc     @even
        eor     #$1D
@even:  bne     @keep
        lda     #$A7                    ; the register must not run dry
@keep:  sta     sound_seed
        bit     IO_SPEAKER
@gap:   cmp     sound_half
        bcc     @wait
        sbc     sound_half
        bcs     @gap                    ; always
@wait:  tay
        iny
@slow:  lda     sound_half
        lda     sound_half
        dey
        bne     @slow
        dec     sound_count
        bne     @click
@quiet: rts
.endproc

;;; wait_ms -- let time pass, or less when a key is typed
;;; in:       A = milliseconds 1..255
;;; out:      C = 1 when a key waits; C = 0 when the time is over
;;; clobbers: A X Y
;;; cycles:   -
.proc wait_ms
        sta     sound_count
@milli: ldx     #185                    ; 185 rounds of 5 cycles, and the look at the keyboard
@round: dex
        bne     @round
        jsr     key_pump
        jsr     key_waits
        bcs     @done
        dec     sound_count
        bne     @milli
        clc
@done:  rts
.endproc
