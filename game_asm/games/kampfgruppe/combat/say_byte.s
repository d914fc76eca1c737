        .include "zeropage.inc"
        .export say_byte
        .import text_number

        .segment "COMBAT"

;;; say_byte -- a number
;;; in:       A = 0..255
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t2 zp_arg0 zp_arg1
;;; cycles:   -
.proc say_byte
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        jmp     text_number
.endproc
