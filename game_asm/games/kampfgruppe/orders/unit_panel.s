        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export unit_panel
        .import text_goto, text_print, text_char, text_inverse, text_plain, unit_line, unit_select
        .import note_or_menu

        .segment "ORDERS"

;;; unit_panel -- the current unit and its menu
;;; rule:     5.2.1 5.2.2 5.3.2
;;; in:       ord_unit, ord_all
;;; out:      the picture; the unit is the one at work
;;; clobbers: A X Y zp_map zp_square zp_unit zp_unit_no, scratch and the overlay's own
;;; cycles:   -
.proc unit_panel
        lda     ord_unit
        jsr     unit_select
        ldy     #ROW_UNIT
        jsr     unit_line
        lda     #MENU_UNIT
        ldx     ord_all
        beq     @menu
        ldx     #ALL_COLUMN
        ldy     #ROW_UNIT
        jsr     text_goto
        jsr     text_inverse
        lda     #' '
        jsr     text_char
        lda     ord_unit
        ldx     #'A'
        sec
@letter:
        sbc     #IN_FORMATION
        bcc     @found
        inx
        bne     @letter                 ; always
@found: txa
        jsr     text_char
        print_msg msg_orders_all
        jsr     text_plain
        lda     #MENU_ALL
@menu:  jmp     note_or_menu
.endproc
ALL_COLUMN      = 33
