; Losses of a unit.
        .include "zeropage.inc"
        .include "state.inc"

        .export unit_hurt
        .import points_lost, share_lost, unit_attack, unit_remove

        .segment "RULES"

;;; unit_hurt -- take a share of its strength from a unit
;;; rule:     5.8 5.9 5.10 6.5 6.12  of the attack strength at that moment, from attack and defence
;;; in:       X = unit 0..232, no infiltrator; A = SHARE_*; unit_strength, unit_whole, unit_flags
;;; out:      unit_strength; st_lost; A = what it lost; a unit that has none left is removed;
;;;           changes unit_at_hi, unit_task, unit_flags; X kept
;;; clobbers: Y zp_class zp_t0 zp_t1 zp_rules..zp_rules+3
;;; cycles:   <= 2800
.proc unit_hurt
        sta     zp_t1
        jsr     unit_attack
        stx     zp_t0
        ldx     zp_t1
        jsr     share_lost
        ldx     zp_t0
        sta     zp_t1
        jsr     points_lost
        lda     unit_strength,x
        sec
        sbc     zp_t1
        sta     unit_strength,x
        jsr     unit_attack             ; of one that is cut off it may be gone before its strength
        bne     @alive
        jsr     unit_remove
@alive: lda     zp_t1
        rts
.endproc
