        .include "zeropage.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .export read_fire
        .import order_line, read_two_digits, read_square, read_end

        .segment "ORDERS"

;;; read_fire -- FSxxyy, FSxxyyL or FApptt
;;; rule:     5.33.1 5.38.1
;;; rule:     5.34  FA not for less than 10 time points
;;; in:       A = second letter; Y = 2
;;; out:      C = 0: zp_order; C = 1: A = REFUSE_*
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc read_fire
        cmp     #'S'
        beq     @single
        cmp     #'A'
        beq     @area
        lda     #REFUSE_FIRE
        sec
        rts
@single:
        lda     #ORD_FS
        sta     zp_order
        jsr     read_square
        bcs     @no
        lda     order_line,y
        cmp     #'L'
        bne     @end
        iny
        inc     zp_order+3              ; was 0
@end:   jmp     read_end
@area:  lda     #ORD_FA
        sta     zp_order
        jsr     read_two_digits
        bcs     @form
        sta     zp_order+1
        jsr     read_two_digits
        bcs     @form
        sta     zp_order+2
        cmp     #10
        bcs     @end
        lda     #REFUSE_FA_TIME
        sec
@no:    rts
@form:  lda     #REFUSE_FA_FORM
        rts                             ; C = 1 here
.endproc
