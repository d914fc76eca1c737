; Sixteen random bits for a rule that takes a die.
        .include "zeropage.inc"
        .export rng_word
        .import rng_next

        .segment "CODE"

;;; rng_word -- draw sixteen random bits
;;; in:       rng_seed = 32-bit state
;;; out:      zp_die = 0..65535; rng_seed moved on by two draws
;;; clobbers: A
;;; cycles:   <= 424
.proc rng_word
        jsr     rng_next
        sta     zp_die
        jsr     rng_next
        sta     zp_die+1
        rts
.endproc
