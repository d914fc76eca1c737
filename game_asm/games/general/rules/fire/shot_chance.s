; The chance of one unit's shot at another.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export shot_chance, target_chance
        .import hit_chance, pair_far, pair_higher, unit_sees

        .segment "RULES"

;;; shot_chance -- the per cent that a unit hits another from where both stand
;;; rule:     10.3 2.7 8.12
;;; in:       zp_unit, zp_foe = two units on the map
;;; out:      A = per cent, 0 out of range; zp_far, zp_higher, zp_covered
;;; clobbers: X Y zp_ptr0 zp_t0 zp_t1 zp_arg0..zp_arg3
;;; cycles:   <= 1300
.proc shot_chance
        jsr     pair_far
        jsr     pair_higher
        ldx     zp_foe
        lda     unit_type,x
        ldy     zp_unit
        tax
        lda     unit_type,y
        jmp     hit_chance
.endproc

;;; target_chance -- the per cent that a unit hits another, if it may aim at it
;;; rule:     1.10 10.5 10.6 13.4 13.12  it must be seen and spotted, whatever is shown
;;; in:       zp_unit = a unit on the map; zp_foe = any unit
;;; out:      A = per cent, 0 when it is no target; zp_far
;;; clobbers: X Y scratch zp_higher zp_covered zp_rules
;;; cycles:   <= 6800
.proc target_chance
        ldy     zp_foe
        lda     unit_col,y
        beq     @no
        lda     unit_flags,y
        and     #UF_SPOTTED
        beq     @no
        jsr     shot_chance
        cmp     #0
        beq     @no
        sta     zp_rules
        jsr     unit_sees
        bcc     @no
        lda     zp_rules
        rts
@no:    lda     #0
        rts
.endproc
