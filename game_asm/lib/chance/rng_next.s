; The one random number generator: 32 bits of state, a shift register of full period.
        .include "zeropage.inc"
        .export rng_next
        .import rng_seed

        .segment "CODE"

; What a zero state is replaced by; any number but zero would do.
RNG_START = $6D2B79F5

;;; rng_next -- draw eight random bits
;;; in:       rng_seed = 32-bit state, any value
;;; out:      A = 0..255; rng_seed moved on
;;; clobbers: none
;;; cycles:   <= 196
; Three xors with the state shifted by 8 up, 9 down and 23 up run through all 2^32 - 1 states that
; are not zero.  Two bytes are added for the answer: the sum is not linear in the state, so that
; equal spacing between draws leaves no pattern.
.proc rng_next
        lda     rng_seed
        bne     @up
        ora     rng_seed+1
        ora     rng_seed+2
        ora     rng_seed+3
        bne     @up
        lda     #<RNG_START             ; zero would stay zero
        sta     rng_seed
        lda     #>RNG_START
        sta     rng_seed+1
        lda     #^RNG_START
        sta     rng_seed+2
        lda     #RNG_START >> 24
        sta     rng_seed+3
@up:    lda     rng_seed+2              ; s ^= s << 8, from the top down
        eor     rng_seed+3
        sta     rng_seed+3
        lda     rng_seed+1
        eor     rng_seed+2
        sta     rng_seed+2
        lda     rng_seed
        eor     rng_seed+1
        sta     rng_seed+1
        lda     rng_seed+2              ; s ^= s >> 9, from the bottom: those above
        lsr     a                       ; are still old, C = bit 16
        lda     rng_seed+1
        ror     a                       ; bits 9..16
        eor     rng_seed
        sta     rng_seed
        lda     rng_seed+3
        lsr     a                       ; C = bit 24
        lda     rng_seed+2
        ror     a                       ; bits 17..24
        eor     rng_seed+1
        sta     rng_seed+1
        lda     rng_seed+3
        lsr     a                       ; bits 25..31
        eor     rng_seed+2
        sta     rng_seed+2
        lda     rng_seed+1              ; s ^= s << 23: the low nine bits reach the top
        lsr     a
        lda     rng_seed
        ror     a
        eor     rng_seed+3
        sta     rng_seed+3
        lda     rng_seed
        lsr     a
        lda     #0
        ror     a                       ; bit 0 becomes bit 23
        eor     rng_seed+2
        sta     rng_seed+2
        clc
        adc     rng_seed
        rts
.endproc
