; The order to move.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "../refuse.inc"

        .export move_order
        .import assault_order, cursor_hex, field_at
        .import shown, shown_limit, unit_side, walk, way_find

        .segment "LOW_BSS"
occupant:       .res 1

        .segment "PLAY"

;;; move_order -- the active unit goes to the cursor's hex by the quickest way, or assaults there
;;; rule:     3.7 3.24 9.3 9.4 9.5 9.6 12.1
;;; in:       st_active; hex_field, shown_limit as reach_find left them; hex_pieces
;;; out:      C = 0: it went; C = 1: refused, which was said
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc move_order
        jsr     cursor_hex
        sta     occupant
        ldx     zp_col
        ldy     zp_row
        jsr     field_at
        lda     shown_limit
        cmp     (zp_ptr0),y
        bcc     @far
        ldx     occupant
        cpx     #NO_UNIT
        beq     @free
        jsr     unit_side
        cmp     st_side
        beq     @taken
@free:  jsr     way_find
        bcs     @far
        sta     zp_overlay              ; steps
        stx     zp_overlay+1            ; where the first stands
        ldx     occupant
        cpx     #NO_UNIT
        beq     @walk
        dec     zp_overlay              ; the last step is the assault
@walk:  lda     #0
        sta     shown
        jsr     walk
        bcs     @stopped
        ldx     occupant
        cpx     #NO_UNIT
        beq     @stopped
        lda     unit_col,x
        beq     @stopped                ; answered fire has destroyed it
        jmp     assault_order
@stopped:
        clc
        rts
@far:   refuse  msg_too_far
@taken: refuse  msg_taken
.endproc
