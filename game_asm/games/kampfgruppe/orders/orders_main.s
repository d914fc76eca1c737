; The orders phase of a player, entry of the overlay.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export orders_main, orders_redraw
        .import screen_clear, page_show, any_key, view_forget, map_show, view_center
        .import cursor_show, orders_map, shown_all, key_answered, unit_select, key_upper

        .segment "ORDERS"

;;; orders_main -- one player's orders; Germans first, then Soviets, then combat
;;; rule:     5.0.1 1.1.1
;;; in:       st_side = whose phase
;;; out:      st_side, st_phase = what follows; with PHASE_SAVE st_next_phase too; changes
;;;           st_cursor_x/y st_last_turn unit_records
;;; clobbers: A X Y zp_side zp_unit zp_unit_no, all the overlay's own, what the rules use,
;;;           what line_input uses and the picture
;;; cycles:   -
.proc orders_main
        lda     st_side
        sta     zp_side
        lda     #0
        sta     shown_all
        sta     ord_all
        sta     ord_unit
        sta     ord_note+1
        sta     ord_note_at
        sta     ord_done
        sta     key_answered
        lda     st_human
        and     st_human+1
        beq     @alone
        jsr     change_seats
        bcs     @save
@alone: jsr     first_square
        jsr     orders_redraw
        jsr     orders_map
        lda     st_phase
        cmp     #PHASE_ORDERS
        bne     @done                   ; the game ends
        lda     st_side
        eor     #1
        sta     st_side
        bne     @done                   ; now the Soviets
        lda     #PHASE_COMBAT
        sta     st_phase
@done:  rts
@save:  lda     #PHASE_ORDERS           ; and back to this page
        sta     st_next_phase
        lda     #PHASE_SAVE
        sta     st_phase
        rts
.endproc

; Two players: nothing is shown before the right one sits there.  C = 1 when the battle is to be
; saved: with the Germans' orders in it, for a Soviet player who sits elsewhere.
.proc change_seats
        lda     zp_side
        bne     @soviet
        print_page msg_orders_seat_german
        jsr     any_key
        clc
        rts
@soviet:
        print_page msg_orders_seat_soviet
        jsr     any_key
        jsr     key_upper
        cmp     #'S'
        beq     @end                    ; C = 1
        clc
@end:   rts
.endproc

; The cursor begins on the Command HQ; without one it stays where it was.
.proc first_square
        ldx     st_cursor_x
        ldy     st_cursor_y
        lda     zp_side
        bne     @soviet
        lda     unit_x
        cmp     #NOWHERE
        beq     @bounds
        tax
        ldy     unit_y
        jmp     @bounds
@soviet:
        lda     unit_x+UNITS
        cmp     #NOWHERE
        beq     @bounds
        tax
        ldy     unit_y+UNITS
@bounds:
        cpx     #MAP_SIDE
        bcc     @row
        ldx     #0
@row:   cpy     st_map_rows
        bcc     @set
        ldy     #0
@set:   stx     st_cursor_x
        sty     st_cursor_y
        jmp     view_center
.endproc

;;; orders_redraw -- the whole screen again, but for the panel
;;; in:       view_x, view_y
;;; out:      the picture
;;; clobbers: A X Y zp_unit_no, what map_show spoils and the overlay's own
;;; cycles:   -
.proc orders_redraw
        jsr     screen_clear
        jsr     view_forget
        jsr     map_show
        jsr     cursor_show
        lda     #0
        sta     ord_lit
        sta     ord_menu
        lda     ord_unit
        jmp     unit_select
.endproc
