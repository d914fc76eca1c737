; A key that ends a message and means something.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export key_again, told_key
        .import any_key, key_count, key_first, key_ring
        .importzp KEYS_AHEAD

        .segment "CODE"

;;; told_key -- wait for the key that ends a message; a command is heard again
;;; rule:     1.8
;;; in:       none
;;; out:      none
;;; clobbers: A X
;;; cycles:   -
.proc told_key
        jsr     any_key
        falls_into key_again
.endproc

;;; key_again -- put the key that was taken last before those typed ahead
;;; rule:     1.8  but not Space, RETURN or Esc: who strikes those has only read
;;; in:       zp_key; key_ring, key_first, key_count
;;; out:      key_ring, key_first, key_count
;;; clobbers: A X
;;; cycles:   <= 60
.proc key_again
        lda     zp_key
        cmp     #' '
        beq     @done
        cmp     #KEY_RETURN
        beq     @done
        cmp     #KEY_ESCAPE
        beq     @done
        ldx     key_count
        cpx     #KEYS_AHEAD
        bcs     @done
        inc     key_count
        ldx     key_first
        dex
        txa
        and     #KEYS_AHEAD-1
        sta     key_first
        tax
        lda     zp_key
        sta     key_ring,x
@done:  rts
.endproc
