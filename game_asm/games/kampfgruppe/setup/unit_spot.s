        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .export unit_spot, row_place
        .import weapon_kind, column_back

        .segment "DEPLOY"

;;; unit_spot -- the spot of the unit at work within its formation
;;; in:       zp_unit; zp_side; place_index, place_row, place_back; st_map_rows, st_start_line
;;; out:      place_x, place_y
;;; clobbers: A X Y
;;; cycles:   <= 130
.proc unit_spot
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        tax
        lda     kind_back,x
        clc
        adc     place_back
        ldx     place_index
        bne     @column
        adc     #HQ_BACK                ; C = 0
@column:
        jsr     column_back
        sta     place_x
        ldx     place_index
        lda     place_row
        clc
        adc     index_row,x
        ; on into row_place
.endproc
        falls_into row_place

;;; row_place -- the row of a unit's place, on the map
;;; in:       A = row, below 0 north of the edge; st_map_rows
;;; out:      place_y
;;; clobbers: A Y
;;; cycles:   <= 30
.proc row_place
        tay
        bpl     @south
        lda     #0
@south: cmp     st_map_rows
        bcc     @row
        lda     st_map_rows
        sbc     #1                      ; C = 1
@row:   sta     place_y
        rts
.endproc

HQ_BACK         = 2
; columns behind the front of its formation, by KIND_*
kind_back:      .byte 1, 1, 1, 4, 0, 3, 4, 1, 2, 3, 0, 0, 0, 0
index_row:      .byte 0, <-1, 1, 0, <-2, 2, <-1, 1, 0
