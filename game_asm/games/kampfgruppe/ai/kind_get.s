        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export kind_get
        .import weapon_kind

        .segment "COMPUTER"

;;; kind_get -- weapon and kind of the unit at work
;;; in:       zp_unit
;;; out:      ai_weapon, A = ai_kind
;;; clobbers: X Y
;;; cycles:   <= 40
.proc kind_get
        ldy     #U_WEAPON
        lda     (zp_unit),y
        sta     ai_weapon
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        sta     ai_kind
        rts
.endproc
