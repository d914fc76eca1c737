; The four lines below the map during orders, and what is asked there.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export map_panel, unit_panel, square_line, ask_print, ask_number, orders_key, note_or_menu
        .import text_goto, text_print, text_char, text_inverse, text_plain, text_clear_row
        .import text_clear_to_end, unit_line, byte_print, line_input, line_number, sound_refuse
        .import any_key, key_upper, unit_select, view_clear, map_at
        .import ground_lo, ground_hi

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
        jsr     byte_print
        lda     st_goes_on
        bne     @sight                  ; of no number of turns any more
        print_msg msg_orders_of
        lda     st_last_turn
        jsr     byte_print
@sight: print_msg msg_orders_sight
        lda     st_visibility
        jsr     byte_print
        jsr     text_clear_to_end
        jsr     square_line
        lda     #MENU_MAP
        jmp     note_or_menu
.endproc

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
        lda     st_cursor_x
        jsr     byte_print
        lda     #','
        jsr     text_char
        lda     st_cursor_y
        jsr     byte_print
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
        jsr     byte_print
@flat:  jmp     text_clear_to_end
.endproc

;;; unit_panel -- the current unit and its menu
;;; rule:     5.2.1 5.2.2 5.3.2
;;; in:       ord_unit, ord_all
;;; out:      the picture; the unit is the one at work
;;; clobbers: A X Y zp_unit zp_unit_no, scratch and the overlay's own
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

;;; note_or_menu -- what there is to say, or the menu
;;; in:       ord_note; A = MENU_*
;;; out:      the picture; ord_note+1 = 0
;;; clobbers: A X Y, scratch and the overlay's own
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
        lda     #0
        sta     ord_note+1
        rts
.endproc

;;; ask_print -- a text on the row of questions, the row below it blank
;;; in:       A, Y = text
;;; out:      the picture; ord_menu = MENU_NONE
;;; clobbers: A X Y
;;; cycles:   -
.proc ask_print
        pha
        tya
        pha
        lda     #MENU_NONE
        sta     ord_menu
        ldy     #ROW_LAST
        jsr     text_clear_row
        dey
        jsr     text_clear_row
        pla
        tay
        pla
        jmp     text_print
.endproc

;;; ask_number -- ask for a number
;;; rule:     1.2.1  it ends with RETURN; RETURN alone takes the most
;;; in:       A, Y = question; X = most it can be
;;; out:      C = 0, A = ord_value = 0..most; C = 1: taken back
;;; clobbers: X Y line_*, scratch, the overlay's own and the picture
;;; cycles:   -
.proc ask_number
        stx     ord_most
        jsr     ask_print
        lda     ord_most
        jsr     byte_print
        print_msg msg_orders_most
        lda     zp_text_col
        sta     ord_col
@again: ldx     #3
        jsr     line_input
        bcs     @back
        beq     @most
        jsr     line_number
        bcs     @no
        lda     zp_arg1
        bne     @no
        lda     zp_arg0
        cmp     ord_most
        beq     @take
        bcc     @take
@no:    jsr     sound_refuse
        ldx     ord_col
        ldy     #ROW_ASK
        jsr     text_goto
        jsr     text_clear_to_end
        jmp     @again
@most:  lda     ord_most
@take:  sta     ord_value
        clc
@back:  rts
.endproc

;;; orders_key -- wait for a key, not for a RETURN behind an answer; a view goes with it
;;; in:       none
;;; out:      A = key, a capital
;;; clobbers: X Y zp_unit, scratch, the overlay's own and the picture
;;; cycles:   -
.proc orders_key
        jsr     any_key
        jsr     key_upper
        ldx     ord_lit
        beq     @done
        pha
        jsr     view_clear
        pla
@done:  rts
.endproc

        .segment "ORDERS"
menu_lo:
        .lobytes msg_map_1, msg_map_2, msg_unit_1, msg_unit_2, msg_all_1, msg_all_2
menu_hi:
        .hibytes msg_map_1, msg_map_2, msg_unit_1, msg_unit_2, msg_all_1, msg_all_2
        .import msg_map_1, msg_map_2, msg_unit_1, msg_unit_2, msg_all_1, msg_all_2
