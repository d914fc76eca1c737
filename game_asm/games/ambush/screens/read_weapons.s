; Reads the orders that name a weapon, fire it, throw it or set it.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .import order_line, read_digit, read_two_digits, read_square, read_end
        .export read_weapon_order, read_fire, read_hand, read_explosive, weapon_letter

        .segment "ORDERS"

;;; read_weapon_order -- the weapon named by a P, L, G or D order
;;; rule:     5.8  PA to PR, LA LM LR, GA to GR, DA to DR
;;; in:       A = second letter; X = 0 prepare, 1 load, 2 get, 3 drop; Y = 2
;;; out:      C = 0: zp_order = the order and the weapon's kind; C = 1: A = REFUSE_*
;;; clobbers: A X Y
;;; cycles:   -
.proc read_weapon_order
        pha
        lda     named_order,x
        sta     zp_order
        lda     named_last,x
        tay
        pla
@kind:  cmp     weapon_letter,y
        beq     @found
        dey
        tya
        cmp     named_first,x
        lda     order_line+1
        bcs     @kind
        lda     named_refusal,x
        sec
        rts
@found: sty     zp_order+1
        ldy     #2
        jmp     read_end
.endproc

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

;                prepare        load           get           drop
named_order:
        .byte   ORD_PREPARE,    ORD_LOAD,      ORD_GET,      ORD_DROP
named_first:
        .byte   WEAPON_PLASTIC, WEAPON_MACHINE, WEAPON_PLASTIC, WEAPON_PLASTIC
named_last:
        .byte   WEAPON_BAYONET, WEAPON_RIFLE,  WEAPON_KNIFE, WEAPON_KNIFE
named_refusal:
        .byte   REFUSE_PREPARE, REFUSE_LOAD,   REFUSE_GET,   REFUSE_DROP

weapon_letter:                          ; by kind
        .byte   "-PFMARGKB"
