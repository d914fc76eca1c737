        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export unit_pick
        .import ask_print, sound_refuse, key_capital, text_char, unit_alive

        .segment "ORDERS"

;;; unit_pick -- ask for the index of a unit in a formation
;;; rule:     5.1.1 5.3.1  a letter, then 0 to 8, or A for all
;;; in:       A = letter; zp_side
;;; out:      C = 0: ord_unit, ord_all; C = 1: taken back, or there is none
;;; clobbers: A X Y, scratch and the overlay's own
;;; cycles:   -
.proc unit_pick
        pha
        sec
        sbc     #'A'
        sta     ord_value
        asl     a                       ; x 9
        asl     a
        asl     a
        adc     ord_value               ; C = 0
        sta     ord_value
        jsr     formation_lives
        bcc     @nobody
        ask_at  msg_orders_unit_which
        pla
        jsr     text_char
        lda     #0
        sta     ord_all
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #'X'
        beq     @back
        cmp     #'A'
        beq     @all
        cmp     #'Z'
        beq     @all
        cmp     #'0'
        bcc     @no
        cmp     #'0'+IN_FORMATION
        bcs     @no
        and     #$0F
        clc
        adc     ord_value
        jsr     unit_alive
        bcc     @none
        sta     ord_unit
        clc
        rts
@no:    jsr     sound_refuse
        jmp     @key
@all:   lda     ord_value
        jsr     unit_alive
        bcc     @none
        sta     ord_unit
        inc     ord_all
        clc
        rts
@nobody:
        pla
        set_note msg_orders_no_formation
        sec
        rts
@none:  set_note msg_orders_none
        lda     zp_key
        cmp     #'9'
        bcc     @back
        set_note msg_orders_no_hq
@back:  sec
        rts
.endproc

; C = 1 when a unit of the formation lives whose HQ is number ord_value.
.proc formation_lives
        lda     #IN_FORMATION
        sta     ord_left
        lda     ord_value
@unit:  jsr     unit_alive
        bcs     @yes
        adc     #1                      ; C = 0, and stays so
        dec     ord_left
        bne     @unit
@yes:   rts
.endproc
