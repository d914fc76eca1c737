; Where nobody moves at night.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "lib/hex/hex.inc"

        .export night_marks
        .import hex_index, hex_mark, hex_pieces, hex_rule

NIGHT           = %10000000             ; of hex_pieces, while a flood runs at night

        .segment "RULES_LOW"

;;; night_marks -- at night, mark the hexes next to spotted enemies: they are shut
;;; rule:     9.7
;;; in:       zp_unit = the unit that moves; st_weather; the units; hex_pieces
;;; out:      hex_rule; at night hex_pieces, bit 7
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0..zp_arg3
;;; cycles:   <= 40000
.proc night_marks
        lda     st_weather
        cmp     #WEATHER_NIGHT
        bne     @done
        ldx     #NIGHT
        lda     #HEX_SHUT
@rule:  sta     hex_rule,x
        inx
        bne     @rule
        stx     zp_arg2
        lda     #NIGHT
        sta     zp_arg3
        ldy     #ARMY                   ; the others' first
        lda     zp_unit
        cmp     #ARMY
        bcc     @first
        ldy     #0
@first: sty     zp_t0
        lda     #ARMY
        sta     zp_t1
@foe:   ldx     zp_t0
        lda     unit_flags,x
        and     #UF_SPOTTED
        beq     @next
        ldy     unit_row,x
        lda     unit_col,x
        beq     @next
        tax
        jsr     hex_index
        lda     #>hex_pieces
        jsr     hex_mark
@next:  inc     zp_t0
        dec     zp_t1
        bne     @foe
@done:  rts
.endproc
