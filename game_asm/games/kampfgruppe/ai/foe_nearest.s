        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export foe_nearest, foe_within
        .import foe_range, place_get

        .segment "COMPUTER"

;;; foe_within -- is a seen enemy as near as that to the unit at work?
;;; in:       A = squares; zp_unit_no, zp_side; ai_foes foe_col foe_row
;;; out:      C = 1 when one is; ai_best = squares to the nearest; zp_from_x/y = its place
;;; clobbers: A X Y zp_to_x zp_to_y near_dx near_dy ai_best_at
;;; cycles:   -
.proc foe_within
        pha
        jsr     place_get
        jsr     foe_nearest
        pla
        cmp     ai_best
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
@foe:   dex
        jsr     foe_range
        cmp     ai_best
        bcs     @next
        sta     ai_best
        stx     ai_best_at
@next:  txa
        bne     @foe
        ldx     ai_best_at
        jmp     foe_range               ; once more: zp_to is its square
@none:  dex                             ; NO_UNIT
        lda     ai_best
        rts
.endproc
