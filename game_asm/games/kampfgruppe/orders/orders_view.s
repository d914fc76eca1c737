; What can be seen: squares turned round.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export view_all_round, view_facing, view_clear
        .import view_x, view_y, window, view_paint, map_show, cursor_hide, cursor_show
        .import line_of_sight, field_of_view, place_get, key_pump, order_look, unit_select

        .segment "ORDERS"

;;; view_all_round -- turn round the squares of the window that the cursor's square sees
;;; rule:     4.4.2 5.1.1 8.0.9
;;; in:       st_cursor_x/y
;;; out:      the picture; ord_lit
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   <= 900000
.proc view_all_round
        lda     st_cursor_x
        sta     zp_from_x
        lda     st_cursor_y
        sta     zp_from_y
        lda     #0
        sta     ord_facing
        jmp     view_squares
.endproc

;;; view_facing -- turn round the squares that the unit at work sees as it faces
;;; rule:     5.2.11  a unit that the window does not show: the cursor goes there first
;;; rule:     7.1.2
;;; in:       the unit at work
;;; out:      the picture; ord_lit
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   <= 900000
.proc view_facing
        jsr     place_get
        cmp     #NOWHERE
        beq     @off
        sec                             ; a unit that the window does not show: go there
        sbc     view_x
        cmp     #WINDOW_COLS
        bcs     @look
        lda     zp_from_y
        sec
        sbc     view_y
        cmp     #WINDOW_ROWS
        bcc     @here
@look:  jsr     order_look
        lda     ord_unit                ; painting the map has spoiled it
        jsr     unit_select
        jsr     place_get
@here:  ldy     #U_FACING
        lda     (zp_unit),y
        sta     ord_facing
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_MOVED | UF_MOVED_BEFORE
        sta     ord_value
        jmp     view_squares
@off:   set_note msg_unit_off
        rts
.endproc

; From zp_from_x zp_from_y, with ord_facing (0 = all round) and ord_value (not 0: it moves).
.proc view_squares
        jsr     cursor_hide
        lda     #0
        sta     ord_cell
        lda     view_y
        sta     zp_to_y
@row:   lda     view_x
        sta     zp_to_x
        lda     #WINDOW_COLS
        sta     ord_col
        jsr     key_pump
@square:
        ldx     ord_facing
        beq     @look
        lda     ord_value
        cmp     #1                      ; C = 1: it moves
        txa
        jsr     field_of_view
        bcc     @next
@look:  jsr     line_of_sight
        bcc     @next
        ldx     ord_cell
        lda     window,x
        ora     #WINDOW_LIT
        sta     window,x
@next:  inc     ord_cell
        inc     zp_to_x
        dec     ord_col
        bne     @square
        inc     zp_to_y
        lda     ord_cell
        cmp     #WINDOW_SQUARES
        bcc     @row
        lda     #1
        sta     ord_lit
        jsr     view_paint
        jmp     cursor_show
.endproc

;;; view_clear -- the map as it was
;;; in:       none
;;; out:      ord_lit = 0
;;; clobbers: A X Y zp_unit zp_unit_no zp_side, what the rules use and the picture
;;; cycles:   -
.proc view_clear
        lda     #0
        sta     ord_lit
        jsr     cursor_hide
        jsr     map_show
        jmp     cursor_show
.endproc
