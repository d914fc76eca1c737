; Distances and directions, quick and rough.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export near_find, foe_nearest, facing_to, cover_here, area_here, place_get
        .import foe_col, foe_row, map_at

        .segment "COMPUTER"

;;; near_find -- how far two squares are apart: the longer side and half of the shorter
;;; in:       zp_from_x/y, zp_to_x/y
;;; out:      A = squares 0..88; near_dx near_dy without sign
;;; clobbers: none
;;; cycles:   <= 70
.proc near_find
        lda     zp_to_x
        sec
        sbc     zp_from_x
        bcs     @east
        eor     #$FF
        adc     #1
@east:  sta     near_dx
        lda     zp_to_y
        sec
        sbc     zp_from_y
        bcs     @south
        eor     #$FF
        adc     #1
@south: sta     near_dy
        cmp     near_dx
        bcs     @tall
        lsr     a
        clc
        adc     near_dx
        rts
@tall:  lda     near_dx
        lsr     a
        clc
        adc     near_dy
        rts
.endproc

;;; foe_nearest -- the seen enemy nearest to a square
;;; in:       zp_from_x/y; ai_foes foe_col foe_row
;;; out:      X = its place in the list, NO_UNIT when none is seen; A = ai_best = squares;
;;;           zp_to_x/y = its square when there is one
;;; clobbers: Y near_dx near_dy ai_best_at
;;; cycles:   -
.proc foe_nearest
        lda     #NO_UNIT
        sta     ai_best
        sta     ai_best_at
        ldx     ai_foes
        beq     @none
@foe:   lda     foe_col-1,x
        sta     zp_to_x
        lda     foe_row-1,x
        sta     zp_to_y
        jsr     near_find
        cmp     ai_best
        bcs     @next
        sta     ai_best
        stx     ai_best_at
@next:  dex
        bne     @foe
        ldx     ai_best_at
        dex
        lda     foe_col,x
        sta     zp_to_x
        lda     foe_row,x
        sta     zp_to_y
        lda     ai_best
        rts
@none:  dex                             ; NO_UNIT
        lda     ai_best
        rts
.endproc

;;; facing_to -- the direction in which a square lies
;;; in:       zp_from_x/y, zp_to_x/y, not the same
;;; out:      A = 1..8
;;; clobbers: X Y near_dx near_dy zp_map zp_square
;;; cycles:   <= 140
.proc facing_to
        jsr     near_find
        ldx     #0
        lda     zp_to_x
        cmp     zp_from_x
        bcs     @east
        ldx     #3
@east:  lda     near_dx
        lsr     a
        cmp     near_dy
        bcs     @found                  ; along the row
        inx
        lda     zp_to_y
        cmp     zp_from_y
        bcc     @north
        inx
@north: lda     near_dy
        lsr     a
        cmp     near_dx
        bcc     @found                  ; aslant
        lda     #5
        ldy     zp_to_y
        cpy     zp_from_y
        bcs     @done
        lda     #1
@done:  rts
@found: lda     facings,x
        rts
; east, north-east, south-east, west, north-west, south-west
facings:
        .byte   3, 2, 4, 7, 8, 6
.endproc

;;; cover_here -- whether a square gives cover
;;; in:       zp_from_x/y
;;; out:      C = 1 for towns, broken ground and woods
;;; clobbers: A X Y zp_map zp_square
;;; cycles:   <= 80
.proc cover_here
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_TOWN
        beq     @done
        cmp     #TERRAIN_BROKEN
        beq     @done
        cmp     #TERRAIN_WOODS
        beq     @done
        clc
@done:  rts
.endproc

;;; area_here -- whether a square lies in the side's objective area
;;; rule:     4.6.1
;;; in:       zp_from_x/y; zp_side
;;; out:      C = 1 when yes; A = the longer distance from its centre
;;; clobbers: X zp_to_x zp_to_y near_dx near_dy
;;; cycles:   <= 120
.proc area_here
        ldx     zp_side
        lda     st_objective_x,x
        sta     zp_to_x
        lda     st_objective_y,x
        sta     zp_to_y
        jsr     near_find
        lda     near_dx
        cmp     near_dy
        bcs     @wide
        lda     near_dy
@wide:  cmp     #AREA+1
        bcs     @out
        sec
        rts
@out:   clc
        rts
.endproc

;;; place_get -- where the unit at work stands
;;; in:       zp_unit_no, zp_side
;;; out:      A = zp_from_x, NOWHERE when not on the map; zp_from_y
;;; clobbers: Y
;;; cycles:   <= 40
.proc place_get
        ldy     zp_unit_no
        lda     zp_side
        bne     @soviet
        lda     unit_y,y
        sta     zp_from_y
        lda     unit_x,y
        sta     zp_from_x
        rts
@soviet:
        lda     unit_y+UNITS,y
        sta     zp_from_y
        lda     unit_x+UNITS,y
        sta     zp_from_x
        rts
.endproc
