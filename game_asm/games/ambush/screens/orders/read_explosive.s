        .include "zeropage.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .export read_explosive
        .import read_digit, read_two_digits, read_square, read_end

        .segment "ORDERS"

;;; read_explosive -- EPttt or EFxxyy
;;; rule:     5.37  a fuse of three digits
;;; in:       A = second letter; Y = 2
;;; out:      C = 0: zp_order; C = 1: A = REFUSE_*
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   -
.proc read_explosive
        cmp     #'P'
        beq     @plastic
        cmp     #'F'
        beq     @grenade
        lda     #REFUSE_EXPLODE
        sec
        rts
@grenade:
        lda     #ORD_EF
        sta     zp_order
        jsr     read_square
        bcs     @no
        jmp     read_end
@plastic:
        lda     #ORD_EP
        sta     zp_order
        jsr     read_digit
        bcs     @form
        tax                             ; X = hundreds
        jsr     read_two_digits
        bcs     @form
@hundred:
        dex
        bmi     @fuse
        adc     #100                    ; C = 0 here, every time round
        bcc     @hundred
        inc     zp_order+2              ; was 0
        clc
        bcc     @hundred                ; always
@fuse:  sta     zp_order+1
        ora     zp_order+2
        beq     @short
        jmp     read_end
@short: lda     #REFUSE_FUSE
        sec
@no:    rts
@form:  lda     #REFUSE_FUSE_FORM
        rts                             ; C = 1 here
.endproc
