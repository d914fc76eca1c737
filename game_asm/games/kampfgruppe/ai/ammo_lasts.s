; Whether a unit's shots last to the battle's end.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export ammo_lasts

        .segment "COMPUTER"

;;; ammo_lasts -- does the ammo of the unit at work last into the battle's last turn?
;;; rule:     7.8.1  if it fires in every pulse
;;; in:       zp_unit; st_turn st_last_turn
;;; out:      C = 1 when it does, or that turn is over
;;; clobbers: A Y
;;; cycles:   <= 40
.proc ammo_lasts
        lda     st_last_turn
        sec
        sbc     st_turn
        bcc     @yes
        asl     a                       ; pulses behind this turn
        asl     a
        ldy     #U_AMMO
        cmp     (zp_unit),y             ; C = 0 when more is left
        bcs     @no
@yes:   sec
        rts
@no:    clc
        rts
.endproc
        .assert PULSES = 4, error, "ammo_lasts counts four pulses a turn"
