        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export ask_unit
        .import ask_print, key_capital, sound_refuse, text_char

        .segment "ORDERS"

;;; ask_unit -- a unit's letter and index
;;; in:       none
;;; out:      C = 0: ord_value = its number; ord_gun = 1: the whole formation, ord_value = its HQ;
;;;           C = 1: nothing was said
;;; clobbers: A X Y, scratch, the overlay's own and the picture
;;; cycles:   -
.proc ask_unit
        ask_at  msg_orders_embark
@letter:
        jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #'X'
        beq     @back
        cmp     #'A'
        bcc     @no
        cmp     #'A'+FORMATIONS
        bcc     @good
@no:    jsr     sound_refuse
        jmp     @letter
@good:  pha
        jsr     text_char
        pla
        sec
        sbc     #'A'
        sta     ord_value
        asl     a
        asl     a
        asl     a
        adc     ord_value               ; C = 0
        sta     ord_value
        lda     #0
        sta     ord_gun
@index: jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #'A'
        beq     @all
        cmp     #'0'
        bcc     @bad
        cmp     #'0'+IN_FORMATION
        bcs     @bad
        and     #$0F
        adc     ord_value               ; C = 0
        sta     ord_value
        clc
        rts
@bad:   jsr     sound_refuse
        jmp     @index
@all:   inc     ord_gun
        clc
        rts
@back:  sec
        rts
.endproc
