; What a hit does.
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export unit_dies, unit_hurt
        .import piece_take

        .segment "RULES"

;;; unit_hurt -- a hit: it destroys, or under Partial Kill takes hit points
;;; rule:     2.4 2.6 7.2 7.16 11.11
;;; in:       X = unit on the map; A = hit points that the hit takes 1..15; st_options
;;; out:      C = 1 it died; unit_hits, unit_col, unit_cargo; hex_pieces; X kept
;;; clobbers: A Y zp_ptr0 zp_t0
;;; cycles:   <= 300
.proc unit_hurt
        tay
        lda     st_options
        and     #OPTION_PARTIAL
        beq     unit_dies
        sty     @less+1                 ; [patched]
        lda     unit_hits,x
        sec
@less:  sbc     #0                      ; [patched]
        beq     unit_dies
        bcc     unit_dies
        sta     unit_hits,x
        clc
        rts
.endproc

;;; unit_dies -- a unit is destroyed, and its cargo with it
;;; rule:     9.14
;;; in:       X = unit on the map
;;; out:      C = 1; unit_hits, unit_col, unit_cargo; hex_pieces; X kept
;;; clobbers: A Y zp_ptr0 zp_t0
;;; cycles:   <= 250
.proc unit_dies
        jsr     piece_take
        lda     #0
        sta     unit_hits,x
        sta     unit_col,x
        ldy     unit_cargo,x
        cpy     #NO_UNIT
        beq     @done
        sta     unit_hits,y
        lda     #NO_UNIT
        sta     unit_cargo,x
@done:  sec
        rts
.endproc
