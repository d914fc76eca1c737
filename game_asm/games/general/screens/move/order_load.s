; The orders to load and to unload.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "apple2/keys.inc"
        .include "../refuse.inc"

        .export load_go, order_load, order_unload, unload_go
        .import border_met, cursor_hex, hex_field, hex_foe, hex_index, hex_path_steps, hex_path_ways
        .import step_place
        .import load_allowed, load_do, piece_put, piece_take, shown, unit_side, unload_do, walk
        .import shown_limit, undo_clear

        .segment "PLAY_BSS"
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
        jsr     hex_index
        lda     zp_arg0
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
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
@far:   refuse  msg_too_far
.endproc

;;; load_go -- the active unit goes to another of its side and takes it on
;;; rule:     9.8 9.10
;;; in:       st_active; A = cargo, for which load_allowed said yes; zp_arg0/1 = index of its hex;
;;;           hex_field as reach_find left it, with a point to spare; hex_pieces
;;; out:      C = 0: it did, or was stopped on its way; C = 1: there is no way
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc load_go
        sta     cargo
        lda     #>hex_field
        jsr     hex_path_steps
        bcs     @done
        sta     zp_overlay
        stx     zp_overlay+1
        lda     #0
        sta     shown
        jsr     walk
        bcs     @gone
        ldx     cargo
        jsr     piece_take
        ldx     st_active
        ldy     cargo
        jsr     load_do
        jsr     piece_put
        jsr     undo_clear
@gone:  clc
@done:  rts
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
        jsr     hex_index
        lda     zp_arg0
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
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
@far:   refuse  msg_too_far
.endproc

;;; unload_go -- the active unit puts its cargo down and goes to a hex
;;; rule:     9.15 9.16
;;; in:       st_active; A = its cargo; zp_arg0/1 = index of a free hex; hex_field as reach_find left
;;;           it, with a point to spare; hex_pieces
;;; out:      C = 0: it did, or was stopped on its way; C = 1: it cannot leave, and nothing was done
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc unload_go
        sta     cargo
        lda     #>hex_field
        jsr     hex_path_steps
        bcs     @done
        sta     zp_overlay
        stx     zp_overlay+1
        lda     hex_path_ways,x
        jsr     step_place
        jsr     border_met              ; it has to leave the hex: nothing may hold it there
        bcc     @no
        jsr     hex_foe
        bcc     @no
        lda     #0
        sta     shown
        ldx     st_active
        jsr     unload_do
        jsr     walk
        ldx     cargo
        jsr     piece_put
        jsr     undo_clear
        clc
        rts
@no:    sec
@done:  rts
.endproc
