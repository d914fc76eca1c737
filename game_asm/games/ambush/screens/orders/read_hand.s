        .include "zeropage.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .export read_hand
        .import read_two_digits, read_end

        .segment "ORDERS"

;;; read_hand -- HH or HJtt
;;; rule:     5.36  HJ waits 10 to 99 time points
;;; in:       A = second letter; Y = 2
;;; out:      C = 0: zp_order; C = 1: A = REFUSE_*
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc read_hand
        ldx     #ORD_HH
        cmp     #'H'
        beq     @end
        ldx     #ORD_HJ
        cmp     #'J'
        beq     @jump
        lda     #REFUSE_HAND
        sec
        rts
@jump:  jsr     read_two_digits
        bcs     @form
        sta     zp_order+1
        cmp     #10
        bcs     @end
        lda     #REFUSE_HJ_TIME
        sec
        rts
@form:  lda     #REFUSE_HJ_FORM
        rts                             ; C = 1 here
@end:   stx     zp_order
        jmp     read_end
.endproc
