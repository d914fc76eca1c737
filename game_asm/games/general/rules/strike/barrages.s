; Barrages.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export barrage_enter, barrage_lay, barrages_clear
        .import ground_at, hex_distance, rng_word, strike_beside, unit_dies, unit_ground

        .segment "RULES_LOW"

;;; barrage_lay -- a barrage stands in a hex for the rest of the turn
;;; rule:     7.19 7.23 11.13 11.16  the heavy one reaches the six hexes round it
;;; in:       zp_col, zp_row = a hex of the map; A = type of the gun 8..9
;;; out:      hex_ground; barrage_col, barrage_row, barrage_wide
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 500
.proc barrage_lay
        sec
        sbc     #TYPE_LA                ; 1 = the heavy one
        ldx     #BARRAGES - 1
@seek:  ldy     barrage_col,x
        beq     @free
        dex
        bpl     @seek
        rts                             ; no more stand at once: none would take its smoke away
@free:  sta     barrage_wide,x
        lda     zp_col
        sta     barrage_col,x
        lda     zp_row
        sta     barrage_row,x
        ldx     zp_col
        ldy     zp_row
        jsr     ground_at
        ora     #WAY_SMOKE
        sta     (zp_ptr0),y
        rts
.endproc

;;; barrages_clear -- the turn is over: no barrage stands any more
;;; rule:     7.23 11.16
;;; in:       barrage_col, barrage_row
;;; out:      hex_ground; barrage_col
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 2500
.proc barrages_clear
        ldx     #BARRAGES - 1
@one:   lda     barrage_col,x
        beq     @next
        ldy     barrage_row,x
        stx     @back+1                 ; [patched]
        tax
        jsr     ground_at
        and     #<~WAY
        sta     (zp_ptr0),y
@back:  ldx     #0                      ; [patched]
        lda     #NOWHERE
        sta     barrage_col,x
@next:  dex
        bpl     @one
        rts
.endproc

;;; barrage_enter -- a unit has moved: into a barrage, or next to a heavy one
;;; rule:     11.14  it is destroyed; 11.15  or as if it stood beside a strike, of each of them
;;; in:       X = unit on the map; zp_die = any value; st_options
;;; out:      C = 1: it is destroyed; the unit, its cargo and hex_pieces; rng_seed; X kept
;;; clobbers: A Y zp_ptr0 zp_t0..zp_t3 zp_arg0..zp_arg3 zp_unit zp_die
;;; cycles:   <= 40000
.proc barrage_enter
        jsr     unit_ground
        cmp     #WAY_SMOKE
        bcc     @beside
        jmp     unit_dies
@beside:
        stx     zp_unit
        lda     unit_col,x
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        ldy     #BARRAGES - 1
@one:   lda     barrage_col,y
        beq     @next
        sta     zp_arg2
        lda     barrage_wide,y
        beq     @next
        lda     barrage_row,y
        sta     zp_arg3
        jsr     hex_distance
        cmp     #2
        bcs     @next
        tya
        pha
        ldx     zp_unit
        lda     #TYPE_HA
        jsr     strike_beside
        bcs     @died
        jsr     rng_word                ; the next one rolls, too
        pla
        tay
@next:  dey
        bpl     @one
        ldx     zp_unit
        clc
        rts
@died:  pla
        rts
.endproc
