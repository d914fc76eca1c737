; A formation goes on as it stands.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_advance
        .import each_unit, can_drive, ask_speed, move_one, place_get

        .segment "ORDERS"

;;; order_advance -- the HQ goes to the cursor, the others keep their places about it
;;; rule:     5.2.3
;;; in:       st_cursor_x/y; all-units mode
;;; out:      changes unit_records
;;; clobbers: A X Y zp_from_x/y line_*, scratch, the overlay's own, what the rules use and
;;;           the picture
;;; cycles:   -
.proc order_advance
        lda     ord_all
        beq     @single
        jsr     can_drive
        bcc     @no
        jsr     ask_speed
        bcs     @no
        jsr     place_get
        lda     st_cursor_x
        sec
        sbc     zp_from_x
        sta     ord_col
        lda     st_cursor_y
        sec
        sbc     zp_from_y
        sta     ord_row
        each    advance_one
        set_note_here msg_orders_advances
@no:    rts
@single:
        set_note msg_orders_only_all
        rts
.endproc

; The unit at work as far as the HQ goes, but not over the map's edge.
.proc advance_one
        jsr     place_get
        cmp     #NOWHERE
        beq     @none
        lda     zp_from_x
        ldx     ord_col
        ldy     #MAP_SIDE-1
        jsr     @along
        sta     ord_x
        lda     zp_from_y
        ldx     ord_row
        ldy     st_map_rows
        dey
        jsr     @along
        sta     ord_y
        jmp     move_one
@none:  rts
; A + X, both signed, within 0..Y
@along: stx     zp_t0
        sty     zp_t1
        clc
        adc     zp_t0
        bmi     @edge
        cmp     zp_t1
        bcc     @in
        lda     zp_t1
@in:    rts
@edge:  lda     #0
        rts
.endproc
