; Shells that nobody corrects.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export shell_drift
        .import rng_below, way_dx, way_dy

DRIFTS          = 4                     ; one pulse in four
WAYS            = 8

        .segment "COMBAT"

;;; shell_drift -- the mission's square may change to one beside it
;;; rule:     7.5.8  W9: without a view, or with nobody there, each pulse 1 in 4
;;; in:       zp_unit; zp_shot_pulses = 0: it drifts; rng_seed
;;; out:      U_SHELL_X, U_SHELL_Y; changes unit_records
;;; clobbers: A X Y zp_t1 zp_t2 rng_seed
;;; cycles:   -
.proc shell_drift
        lda     zp_shot_pulses
        bne     @done
        lda     #DRIFTS
        jsr     rng_below
        cmp     #0
        bne     @done
        lda     #WAYS
        jsr     rng_below
        tax
        inx
        ldy     #U_SHELL_X
        lda     (zp_unit),y
        clc
        adc     way_dx-1,x
        cmp     #MAP_SIDE
        bcs     @row                    ; not over the edge
        sta     (zp_unit),y
@row:   iny
        lda     (zp_unit),y
        clc
        adc     way_dy-1,x
        cmp     st_map_rows
        bcs     @done
        sta     (zp_unit),y
@done:  rts
.endproc
        .assert U_SHELL_Y = U_SHELL_X + 1, error, "row follows column"
