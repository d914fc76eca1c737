; The zones that the owner of a beaten unit knows.
        .include "state.inc"
        .include "ardennes.inc"

        .export zones_battle
        .import battle_role, zones_known, zones_make

        .segment "RESOLVE"

;;; zones_battle -- the zones by which units of a role go back or on
;;; rule:     10.2  attackers do not know of hidden enemies; the others know those who attack
;;; in:       battle_role = 0 attackers, 1 defenders; st_side, st_rules; the units, the map
;;; out:      hex_zones; unit_flags (UF_HIDDEN)
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1 zp_unit zp_hex zp_class zp_terrain
;;;           zp_rules+4 zp_rules+5
;;; cycles:   <= 490000
.proc zones_battle
        lda     battle_role
        bne     @all
        jmp     zones_known
@all:   jmp     zones_make
.endproc
