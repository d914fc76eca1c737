; Reads numbers and squares out of a typed order.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .import order_line
        .export read_digit, read_two_digits, read_square

        .segment "ORDERS"

;;; read_digit -- one digit of the typed order
;;; in:       Y = index in order_line
;;; out:      C = 0: A = 0..9, Y = the next index; C = 1: no digit, Y unchanged
;;; clobbers: A
;;; cycles:   <= 25
.proc read_digit
        lda     order_line,y
        cmp     #'9'+1
        bcs     @no
        sbc     #'0'-1                  ; C = 0 here: takes '0'
        bcc     @none
        iny
        clc
        rts
@none:  sec
@no:    rts
.endproc

;;; read_two_digits -- a number of exactly two digits
;;; in:       Y = index in order_line
;;; out:      C = 0: A = 0..99, Y = the next index; C = 1: not two digits
;;; clobbers: A Y zp_t0
;;; cycles:   <= 90
.proc read_two_digits
        jsr     read_digit
        bcs     @no
        sta     zp_t0
        asl     a
        asl     a                       ; at most 36: C = 0
        adc     zp_t0
        asl     a
        sta     zp_t0                   ; ten times the first digit
        jsr     read_digit
        bcs     @no
        adc     zp_t0                   ; C = 0 here
@no:    rts
.endproc

;;; read_square -- a square of the map, column first
;;; rule:     1.5  four digits, xxyy
;;; in:       Y = index in order_line
;;; out:      C = 0: zp_order+1 = column, zp_order+2 = row, Y = the next index;
;;;           C = 1: A = REFUSE_SQUARE or REFUSE_OFF_MAP
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc read_square
        jsr     read_two_digits
        bcs     @form
        sta     zp_order+1
        jsr     read_two_digits
        bcs     @form
        sta     zp_order+2
        cmp     #MAP_BOTTOM
        bcc     @off
        cmp     #MAP_TOP+1
        bcs     @off
        lda     zp_order+1
        cmp     #MAP_LEFT
        bcc     @off
        cmp     #MAP_RIGHT+1
        bcs     @off
        rts                             ; C = 0 here
@form:  lda     #REFUSE_SQUARE
        rts                             ; C = 1 here
@off:   lda     #REFUSE_OFF_MAP
        sec
        rts
.endproc
