; Waiting for a key.
        .include "zeropage.inc"

        .export key_wait
        .import key_poll, key_stirs, rng_seed

        .segment "HARDWARE"

;;; key_wait -- wait for a key; while key_stirs is set the time it takes stirs the dice
;;; in:       none
;;; out:      A = zp_key = the key, high bit clear
;;; clobbers: none
;;; cycles:   -
.proc key_wait
@again: lda     key_stirs
        beq     @poll
        inc     rng_seed
        bne     @poll
        inc     rng_seed+1
        bne     @poll
        inc     rng_seed+2
        bne     @poll
        inc     rng_seed+3
@poll:  jsr     key_poll
        bcc     @again
        rts
.endproc
