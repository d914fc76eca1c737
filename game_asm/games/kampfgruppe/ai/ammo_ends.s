; Whether a unit's shots end before the battle does.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export ammo_ends
        .import turns_left

        .segment "COMPUTER"

;;; ammo_ends -- does the ammo of the unit at work end before the battle's last turn?
;;; rule:     7.8.1  if it fires in every pulse
;;; in:       zp_unit; st_turn st_last_turn
;;; out:      C = 1 when it does; C = 0 when it lasts, or that turn is over
;;; clobbers: A Y
;;; cycles:   <= 50
.proc ammo_ends
        jsr     turns_left
        bcc     @done                   ; played on
        asl     a                       ; pulses behind this turn
        asl     a
        ldy     #U_AMMO
        cmp     (zp_unit),y             ; C = 0 when more is left
@done:  rts
.endproc
        .assert PULSES = 4, error, "ammo_ends counts four pulses a turn"
