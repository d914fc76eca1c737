; Letters from the keyboard, as capitals.
        .include "macros.inc"

        .import key_wait

        .segment "CODE"
        .export key_capital, key_upper

;;; key_capital -- wait for a key; a small letter counts as the capital
;;; in:       none
;;; out:      A = character
;;; clobbers: none
;;; cycles:   -
.proc key_capital
        jsr     key_wait
        falls_into key_upper
.endproc

;;; key_upper -- a small letter becomes a capital
;;; in:       A = character
;;; out:      A = character
;;; clobbers: none
;;; cycles:   <= 20
.proc key_upper
        cmp     #'a'
        bcc     @done
        cmp     #'z'+1
        bcs     @done
        sbc     #'a'-'A'-1              ; C = 0 here
@done:  rts
.endproc
