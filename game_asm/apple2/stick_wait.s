; Waiting for a key or for the stick.
        .include "zeropage.inc"

        .export stick_wait
        .import key_poll, key_stirs, rng_next, stick_keys, stick_move

        .segment "LOW_CODE"

;;; stick_wait -- key_wait that takes what the stick in the game port does for keys
;;; in:       none
;;; out:      A = zp_key = the key, high bit clear
;;; clobbers: none
;;; cycles:   -
; A game exports a key_wait that jumps here, and stick_keys: the key for each of stick_move's.
.proc stick_wait
        txa
        pha
        tya
        pha
@again: lda     key_stirs
        beq     @poll
        jsr     rng_next
@poll:  jsr     key_poll
        bcs     @key
        jsr     stick_move
        bcc     @again
        tax
        lda     stick_keys,x
        sta     zp_key
@key:   pla
        tay
        pla
        tax
        lda     zp_key
        rts
.endproc
