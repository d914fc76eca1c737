; Unit mode of the orders phase.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export orders_unit
        .import unit_panel, orders_key, cursor_key, sound_refuse, unit_select, order_advance
        .import order_bombard, order_center, order_disembark, order_embark, order_face, order_hq
        .import order_inspect, order_cancel, order_look, order_move, order_next, order_goals
        .import order_passengers, order_range, order_speed, order_target, view_facing, unit_help
        .import its_hq, unit_alive, order_go, order_idle, order_map

        .segment "ORDERS"

;;; orders_unit -- unit mode: orders to the current unit until the player leaves it
;;; rule:     5.2.2
;;; in:       ord_unit, ord_all; zp_side
;;; out:      changes st_cursor_x/y unit_records
;;; clobbers: A X Y zp_unit zp_unit_no, all the overlay's own, what the rules use, what
;;;           line_input uses and the picture
;;; cycles:   -
.proc orders_unit
@panel: jsr     unit_panel
@key:   jsr     orders_key
        jsr     cursor_key
        bcs     @moved
        cmp     #KEY_ESCAPE
        beq     @leave
        ldx     #KEYS-1
@look:  cmp     keys,x
        beq     @found
        dex
        bpl     @look
        jsr     sound_refuse
        jmp     @key
@moved: lda     ord_menu
        beq     @panel                  ; what was said there has been read
        bne     @key                    ; always
@leave: lda     #0
        sta     ord_all
        rts
@found: cpx     #LEAVES
        bcc     @leave
        txa
        pha
        lda     ord_unit                ; painting the map has spoiled it
        jsr     unit_select
        pla
        asl     a
        tax
        lda     #>(@panel-1)            ; the order returns to @panel
        pha
        lda     #<(@panel-1)
        pha
        lda     orders-2*LEAVES+1,x
        pha
        lda     orders-2*LEAVES,x
        pha
        rts

keys:   .byte   "QX"
LEAVES  = * - keys
        .byte   "ABCDEFHIKLMNOPRSTVZ?/.,-"
KEYS    = * - keys
orders: .word   order_advance-1, order_bombard-1, order_center-1, order_disembark-1
        .word   order_embark-1, order_face-1, order_hq-1, order_inspect-1, order_cancel-1
        .word   order_look-1, order_move-1, order_next-1, order_goals-1, order_passengers-1
        .word   order_range-1, order_speed-1, order_target-1, view_facing-1, all_units-1
        .word   unit_help-1, unit_help-1, order_go-1, order_idle-1, order_map-1
.endproc

;;; all_units -- into all-units mode and out of it
;;; rule:     5.3.1 5.3.2
;;; in:       ord_unit
;;; out:      ord_all, ord_unit
;;; clobbers: A X Y zp_ptr1 zp_t0 zp_t1
;;; cycles:   -
.proc all_units
        lda     ord_all
        bne     @off
        lda     ord_unit
        jsr     its_hq
        jsr     unit_alive
        bcc     @no
        sta     ord_unit
        inc     ord_all
        rts
@off:   lda     #0
        sta     ord_all
        rts
@no:    set_note msg_orders_no_hq
        rts
.endproc
