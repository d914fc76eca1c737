; The orders to load and to unload.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "apple2/keys.inc"
        .include "../refuse.inc"

        .export order_load, order_unload
        .import load_go, unload_go
        .import cursor_hex, field_at, load_allowed, shown_limit, unit_side

        .segment "LOW_BSS"
cargo:          .res 1

        .segment "PLAY"

;;; order_load -- the active unit goes onto the own unit under the cursor and takes it on
;;; rule:     9.8 9.9 9.10 9.11
;;; in:       st_active; the cursor; hex_field, shown_limit as reach_find left them; hex_pieces
;;; out:      C = 0: done; C = 1: refused, which was said
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_load
        jsr     cursor_hex
        cmp     #NO_UNIT
        beq     @none
        sta     cargo
        tax
        jsr     unit_side
        cmp     st_side
        bne     @none
        ldx     st_active
        ldy     cargo
        jsr     load_allowed
        bcc     @none
        ldx     zp_col
        ldy     zp_row
        jsr     field_at
        clc
        adc     #2                      ; and a point to load
        bcs     @far
        sta     zp_t0
        lda     shown_limit
        cmp     zp_t0
        bcc     @far
        lda     cargo
        jsr     load_go
        bcs     @far
        rts
@none:  refuse  msg_no_load
@far:   jmp     too_far
.endproc

;;; order_unload -- the active unit puts its cargo down and leaves for a hex next to it
;;; rule:     9.15 9.16
;;; in:       st_active; hex_pieces
;;; out:      C = 0: done; C = 1: refused, which was said
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_unload
        ldx     st_active
        lda     unit_cargo,x
        cmp     #NO_UNIT
        beq     @none
        sta     cargo
        lda     unit_left,x
        cmp     #3                      ; a point, and something to leave with
        bcc     @points
        sec
        sbc     #2
        sta     zp_overlay+2
        lda     unit_col,x
        sec
        sbc     #1
        cmp     st_cursor_x
        bne     @there
        lda     unit_row,x
        sec
        sbc     #1
        cmp     st_cursor_y
        beq     @where                  ; the cursor has to say where it goes then
@there: jsr     cursor_hex
        cmp     #NO_UNIT
        bne     @taken
        ldx     zp_col
        ldy     zp_row
        jsr     field_at
        lda     zp_overlay+2
        cmp     (zp_ptr0),y
        bcc     @far
        lda     cargo
        jsr     unload_go
        bcs     @far
        rts
@none:  refuse  msg_no_cargo
@points:
        refuse  msg_no_points
@where: refuse  msg_unload_where
@taken: refuse  msg_taken
@far:   jmp     too_far
.endproc

too_far: refuse  msg_too_far
