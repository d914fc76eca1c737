        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export map_panel
        .import text_goto, text_print, text_clear_to_end, text_byte, note_or_menu, square_line

        .segment "ORDERS"

;;; map_panel -- whose orders, the square at the cursor, the map menu
;;; rule:     5.1.1
;;; in:       st_side, st_turn, st_last_turn, st_goes_on, st_visibility
;;; out:      the picture
;;; clobbers: A X Y zp_map zp_square, scratch and the overlay's own
;;; cycles:   -
.proc map_panel
        ldx     #0
        ldy     #ROW_UNIT
        jsr     text_goto
        lda     zp_side
        bne     @soviet
        print_msg msg_orders_german
        jmp     @turn
@soviet:
        print_msg msg_orders_soviet
@turn:  lda     st_turn
        jsr     text_byte
        lda     st_goes_on
        bne     @sight                  ; of no number of turns any more
        print_msg msg_orders_of
        lda     st_last_turn
        jsr     text_byte
@sight: print_msg msg_orders_sight
        lda     st_visibility
        jsr     text_byte
        jsr     text_clear_to_end
        jsr     square_line
        lda     #MENU_MAP
        jmp     note_or_menu
.endproc
