; What a close assault leaves.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export assault_ends
        .import unit_damage, unit_dies

        .segment "RULES_LOW"

;;; assault_ends -- one of the two dies; the other has fired, and may be damaged
;;; rule:     12.2 12.3 12.4  the winner has fired; who held its hex may still move; 12.5  under
;;;           Partial Kill the winner loses half a hit of the loser, rounded up, not its last
;;; in:       zp_unit = the winner; zp_foe = the loser, both on the map; st_options
;;; out:      changes unit_flags, unit_hits, unit_col, unit_cargo of the two; hex_pieces
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   <= 420
.proc assault_ends
        ldx     zp_unit
        lda     unit_flags,x
        ora     #UF_FIRED
        sta     unit_flags,x
        lda     st_options
        and     #OPTION_PARTIAL
        beq     @dies
        ldy     zp_foe
        lda     unit_type,y
        tay
        lda     unit_damage,y
        clc
        adc     #1
        lsr     a
        sta     zp_t0
        lda     unit_hits,x
        sec
        sbc     zp_t0
        beq     @last
        bcs     @left
@last:  lda     #1
@left:  sta     unit_hits,x
@dies:  ldx     zp_foe
        jmp     unit_dies
.endproc
