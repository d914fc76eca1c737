; A unit of a battle moves.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export battle_put
        .import battle_unit, zones_make

        .segment "RESOLVE"

;;; battle_put -- put a unit of a battle into a hex
;;; rule:     5.11 5.16 10.1
;;; in:       battle_unit; zp_hex
;;; out:      unit_at_lo, unit_at_hi, unit_flags (UF_SEEN); hex_zones
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1 zp_rules+4
;;; cycles:   -
.proc battle_put
        ldx     battle_unit
        lda     unit_flags,x
        and     #UF_SEEN ^ $FF          ; the enemy must find it again
        sta     unit_flags,x
        lda     zp_hex
        sta     unit_at_lo,x
        lda     zp_hex+1
        sta     unit_at_hi,x
        jmp     zones_make
.endproc
