        .include "state.inc"
        .include "ambush.inc"
        .export weapon_load
        .import weapon_to_load

        .segment "RULES"

;;; weapon_load -- load a fire weapon
;;; rule:     5.16.1 5.17.1 5.18.1
;;; rule:     12.5.4  without the weapon the order is ignored
;;; in:       X = soldier 0..19; A = WEAPON_*
;;; out:      C = 0 he has none; X kept; man_weapons
;;; clobbers: A Y zp_t0 zp_t1
;;; cycles:   <= 420
.proc weapon_load
        jsr     weapon_to_load
        bcc     @none
        ora     #WEAPON_LOADED
        sta     man_weapons,y
@none:  rts
.endproc
