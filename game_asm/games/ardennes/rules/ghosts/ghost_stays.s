; An infiltrator stays where he is.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export ghost_stays
        .import unit_hex
        .import infiltrator_found, roll_die, stack_count, unit_remove

GHOST           = zp_rules+8

        .segment "RESOLVE"

;;; ghost_stays -- an infiltrator that stays in an enemy's hex may be recognised
;;; rule:     7.10 7.12 9.3  once a half-day, by the turns it has been there
;;; in:       X = infiltrator 0..109 on the map, unit_task = its turns there; the units
;;; out:      it is removed when it is recognised: unit_at_hi, unit_strength, unit_task, unit_flags;
;;;           rng_seed
;;; clobbers: A X Y zp_t0..zp_t2 zp_hex zp_rules+8
;;; cycles:   -
.proc ghost_stays
        stx     GHOST
        jsr     unit_hex
        lda     #SIDE_ALLIED
        jsr     stack_count
        tay
        beq     @done
        jsr     roll_die                ; X = the roll
        ldy     GHOST
        lda     unit_task,y
        jsr     infiltrator_found
        bcc     @done
        ldx     GHOST
        jsr     unit_remove
@done:  rts
.endproc
