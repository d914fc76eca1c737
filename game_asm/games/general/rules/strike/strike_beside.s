; A unit beside a strike.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export strike_beside
        .import die_percent, strike_affects, unit_damage, unit_hurt

        .segment "RULES_LOW"

;;; strike_beside -- a unit beside a strike: it may be hit; who is left cannot move in this turn
;;; rule:     7.21 11.10 11.11 11.12 11.15  where every shot hits, so does this
;;; in:       X = unit on the map; A = type of the gun 7..9; zp_die = any value; st_options
;;; out:      C = 1 it died; unit_flags, unit_left, unit_hits, unit_col, unit_cargo;
;;;           hex_pieces; X kept
;;; clobbers: A Y zp_ptr0 zp_t0..zp_t3
;;; cycles:   <= 900
.proc strike_beside
        tay
        lda     st_options
        and     #OPTION_ALWAYS
        bne     @hit
        lda     strike_affects - TYPE_MA,y
        jsr     die_percent
        bcc     @held
@hit:   lda     unit_damage,y
        jsr     unit_hurt
        bcs     @died
@held:  lda     unit_flags,x
        ora     #UF_HELD
        sta     unit_flags,x
        lda     #0
        sta     unit_left,x
        clc
@died:  rts
.endproc
