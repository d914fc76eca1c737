        .include "zeropage.inc"
        .include "orders/orders.inc"
        .export foe_head
        .import unit_select, unit_head, text_clear_row

        .segment "ORDERS"

;;; foe_head -- the row that says what an enemy is; the row below is cleared
;;; in:       ord_foe; zp_side
;;; out:      the text cursor at the beginning of the row below
;;; clobbers: A X Y zp_unit zp_unit_no, scratch and the picture
;;; cycles:   -
.proc foe_head
        lda     zp_side
        pha
        eor     #1
        sta     zp_side
        lda     ord_foe
        jsr     unit_select
        ldy     #ROW_UNIT
        jsr     unit_head
        pla
        sta     zp_side
        ldy     #ROW_UNIT+1
        jmp     text_clear_row
.endproc
