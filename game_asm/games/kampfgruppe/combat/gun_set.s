        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export gun_set
        .import weapon_mr, weapon_mp, weapon_ss, weapon_ac

        .segment "COMBAT"

;;; gun_set -- ratings of a weapon that fires
;;; rule:     11.0.2 11.0.4
;;; in:       X = row of the weapon chart
;;; out:      zp_gun_*
;;; clobbers: A
;;; cycles:   <= 40
.proc gun_set
        lda     weapon_mr,x
        sta     zp_gun_mr
        lda     weapon_mp,x
        sta     zp_gun_mp
        lda     weapon_ss,x
        sta     zp_gun_ss
        lda     weapon_ac,x
        sta     zp_gun_ac
        rts
.endproc

        .assert SHOT_COVER = 1, error, "a table of cover is a flag"
