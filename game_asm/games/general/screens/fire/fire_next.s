; The next unit that can fire.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export fire_next
        .import targets_find, own_after

        .segment "PLAY"

;;; fire_next -- go round to the next unit of st_side that has a target and was not passed over
;;; rule:     3.18 3.20 3.21
;;; in:       st_active = where to go on from, NO_UNIT from the first
;;; out:      C = 0: st_active, target_units, target_chances, target_count; C = 1: there is none,
;;;           st_active = NO_UNIT
;;; clobbers: A X Y scratch zp_unit zp_foe zp_far zp_higher zp_covered zp_rules zp_overlay
;;; cycles:   -
.proc fire_next
        lda     #ARMY
        sta     zp_overlay
        ldx     st_active
@next:  jsr     own_after
        lda     unit_flags,x
        and     #UF_PASSED
        bne     @other
        stx     zp_overlay+1
        jsr     targets_find
        beq     @none
        lda     zp_overlay+1
        sta     st_active
        clc
        rts
@none:  ldx     zp_overlay+1
@other: dec     zp_overlay
        bne     @next
        lda     #NO_UNIT
        sta     st_active
        sec
        rts
.endproc
