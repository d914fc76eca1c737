; A shot is resolved.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export shot_lands
        .import die_percent, unit_damage, unit_hurt

        .segment "RULES"

;;; shot_lands -- resolve a shot
;;; rule:     2.5 2.6 10.10  a firer that has died meanwhile has fired all the same; a target that
;;;           has died already is not hit again
;;; in:       zp_unit = firer; zp_foe = target; A = per cent 0..100; zp_die = any value
;;; out:      C = 1 it hit; changes unit_hits, unit_col, unit_cargo and hex_pieces
;;; clobbers: A X Y zp_ptr0 zp_t0..zp_t3
;;; cycles:   <= 900
.proc shot_lands
        ldx     zp_foe
        ldy     unit_hits,x
        beq     @miss
        jsr     die_percent
        bcc     @miss
        ldy     zp_unit
        lda     unit_type,y
        tay
        lda     unit_damage,y
        jsr     unit_hurt
        sec
        rts
@miss:  clc
        rts
.endproc
