        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export speed_full, speed_set
        .import weapon_sp

        .segment "COMPUTER"

;;; speed_full -- the unit at work goes as fast as it can
;;; in:       zp_unit, ai_weapon
;;; out:      U_SPEED; changes unit_records
;;; clobbers: A X Y
;;; cycles:   <= 30
.proc speed_full
        ldx     ai_weapon
        lda     weapon_sp,x
        ; on into speed_set
.endproc
        falls_into speed_set

;;; speed_set -- the speed of the unit at work
;;; rule:     5.2.12 12.0.2
;;; in:       A = speed; zp_unit
;;; out:      U_SPEED; changes unit_records
;;; clobbers: Y
;;; cycles:   <= 20
.proc speed_set
        ldy     #U_SPEED
        sta     (zp_unit),y
        rts
.endproc
