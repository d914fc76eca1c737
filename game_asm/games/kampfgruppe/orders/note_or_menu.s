        .include "zeropage.inc"
        .include "orders/orders.inc"
        .export note_or_menu
        .import text_goto, text_print, text_clear_to_end, msg_map_1, msg_map_2, msg_unit_1
        .import msg_unit_2, msg_all_1, msg_all_2, ask_print, square_words

        .segment "ORDERS"

;;; note_or_menu -- what there is to say, or the menu
;;; in:       ord_note, ord_note_at; A = MENU_*
;;; out:      the picture; ord_note+1 = ord_note_at = 0
;;; clobbers: A X Y zp_map zp_square, scratch and the overlay's own
;;; cycles:   -
.proc note_or_menu
        ldx     ord_note+1
        bne     @note
        cmp     ord_menu
        beq     @done
        sta     ord_menu
        asl     a                       ; two rows
        tax
        ldy     #ROW_ASK
        jsr     @row
        ldy     #ROW_LAST
@row:   txa
        pha
        ldx     #0
        jsr     text_goto
        tax
        lda     menu_lo-2,x
        ldy     menu_hi-2,x
        jsr     text_print
        lda     zp_text_col             ; 0: the text was as long as the row
        beq     @full
        jsr     text_clear_to_end
@full:  pla
        tax
        inx
@done:  rts
@note:  lda     ord_note
        ldy     ord_note+1
        jsr     ask_print
        ldx     ord_note_at
        lda     #0
        sta     ord_note+1
        sta     ord_note_at
        cpx     #0
        beq     @done
        jmp     square_words
.endproc

menu_lo:
        .lobytes msg_map_1, msg_map_2, msg_unit_1, msg_unit_2, msg_all_1, msg_all_2
menu_hi:
        .hibytes msg_map_1, msg_map_2, msg_unit_1, msg_unit_2, msg_all_1, msg_all_2
