        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export square_line, square_words
        .import text_goto, text_print, text_char, text_clear_to_end, text_byte, map_at, ground_lo
        .import ground_hi

        .segment "ORDERS"

;;; square_line -- column, row and ground at the cursor
;;; in:       st_cursor_x/y
;;; out:      the picture
;;; clobbers: A X Y zp_map zp_square and scratch
;;; cycles:   <= 20000
.proc square_line
        ldx     #0
        ldy     #ROW_UNIT+1
        jsr     text_goto
        print_msg msg_orders_square
        jsr     square_words
        jmp     text_clear_to_end
.endproc

;;; square_words -- where the cursor is and what lies there, in words
;;; in:       st_cursor_x/y
;;; out:      the picture
;;; clobbers: A X Y zp_map zp_square and scratch
;;; cycles:   <= 19000
.proc square_words
        lda     st_cursor_x
        jsr     text_byte
        lda     #','
        jsr     text_char
        lda     st_cursor_y
        jsr     text_byte
        print_msg msg_orders_colon
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     map_at
        and     #TERRAIN_MASK
        tax
        lda     ground_lo,x
        ldy     ground_hi,x
        jsr     text_print
        lda     zp_square
        and     #HEIGHT_MASK
        beq     @flat
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        pha
        print_msg msg_orders_height
        pla
        jmp     text_byte
@flat:  rts
.endproc
