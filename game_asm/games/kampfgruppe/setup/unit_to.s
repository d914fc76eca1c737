; A unit is put where the cursor is.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export unit_to
        .import own_side, map_at, move_cost, unit_loaded, unit_loaded_next

        .segment "DEPLOY"

;;; unit_to -- put the unit at work on the cursor's square, with all it carries
;;; rule:     4.0.2 4.5.1  not beyond the start line, not where it could not go
;;; in:       zp_unit zp_unit_no zp_side; st_cursor_x/y
;;; out:      C = 0: its place; C = 1: A = why not: 0 carried or off the map, 1 the line, 2
;;;           ground; changes unit_x/y
;;; clobbers: X Y zp_map zp_square zp_ptr0 zp_t0
;;; cycles:   <= 9000
.proc unit_to
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @carried
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        bne     @carried
        ldx     st_cursor_x
        jsr     own_side
        lda     #1
        bcc     @no
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     map_at
        pha
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        pla
        jsr     move_cost
        lda     #2
        bcs     @done
        ldx     zp_unit_no
        jsr     place_set
        jmp     passengers_follow
@carried:
        lda     #0
@no:    sec
@done:  rts
.endproc

; Unit X of side zp_side stands under the cursor.  Spoils A.
.proc place_set
        lda     zp_side
        bne     @soviet
        lda     st_cursor_x
        sta     unit_x,x
        lda     st_cursor_y
        sta     unit_y,x
        rts
@soviet:
        lda     st_cursor_x
        sta     unit_x+UNITS,x
        lda     st_cursor_y
        sta     unit_y+UNITS,x
        rts
.endproc

; All that unit zp_unit_no carries stands where it does; C = 0.
.proc passengers_follow
        jsr     unit_loaded
        bcc     @done
@unit:  jsr     place_set
        jsr     unit_loaded_next
        bcs     @unit
@done:  rts
.endproc
