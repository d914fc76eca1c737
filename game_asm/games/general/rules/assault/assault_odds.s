; The chance of one unit's assault on another.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export assault_odds
        .import assault_chance, assault_damaged, pair_higher

        .segment "RULES_LOW"

;;; assault_odds -- the per cent that a vehicle wins against an enemy where both stand
;;; rule:     12.6 12.8 12.9 12.10
;;; in:       zp_unit = a vehicle that assaults, zp_foe = its enemy, both on the map
;;; out:      A = per cent 5..95; zp_higher, zp_covered
;;; clobbers: X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 450
.proc assault_odds
        jsr     pair_higher
        ldx     zp_unit
        jsr     assault_damaged         ; C = 1: by more than half
        lda     #0
        rol     a
        sta     zp_t1
        lda     st_options
        and     #OPTION_PARTIAL
        bne     @partial
        sta     zp_t1
@partial:
        ldx     zp_foe
        lda     unit_flags,x
        lsr     a
        .assert UF_FIRED = 1, error, "the shift"
        rol     zp_t1                   ; bit 0: it has fired, bit 1: damaged
        ldx     zp_unit
        lda     unit_type,x
        pha
        ldx     zp_foe
        lda     unit_type,x
        tax
        ldy     zp_t1
        pla
        jmp     assault_chance
.endproc
