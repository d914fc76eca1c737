; What a side knows of a unit's strength.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export unit_shown
        .import multiply_8, terrain_here, unit_side

HUNDRED         = 100
SPREAD          = 73                    ; parts numbers of units, and half-days, that lie together
STRENGTH        = zp_rules+4            ; the strength that it has
AMOUNT          = zp_rules+5            ; by so much at most it is blurred

        .segment "CODE"

;;; unit_shown -- the strength that the side to move sees of a unit
;;; rule:     10.9  of an enemy up to a percentage more or less, by the ground he stands on; the
;;;           same
;;;           throughout a half-day
;;; in:       X = unit 0..232 on the map; A = strength 0..255; st_side, st_rules, st_blur, st_fog;
;;;           the map
;;; out:      A = strength, at least 1 of one that has any; X kept
;;; clobbers: Y zp_ptr0 zp_t0 zp_t1 zp_hex zp_terrain zp_rules+4 zp_rules+5
;;; cycles:   <= 900
.proc unit_shown
        sta     STRENGTH
        tay
        beq     @known
        lda     st_rules
        and     #RULE_BLUR
        beq     @known
        jsr     unit_side
        cmp     st_side
        beq     @known
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_at_hi,x
        sta     zp_hex+1
        jsr     terrain_here
        tay
        lda     blur_of,y
        tay
        lda     st_blur,y
        beq     @known
        sta     zp_t0
        txa
        pha
        lda     STRENGTH
        jsr     multiply_8              ; A, zp_t1 = hundredths of it
        jsr     hundredths              ; C = 0
        sta     AMOUNT
        pla
        pha
        adc     st_fog
        sta     zp_t0
        lda     #SPREAD
        jsr     multiply_8
        lda     AMOUNT
        asl     a
        ora     #1                      ; so many strengths are possible
        sta     zp_t0
        lda     zp_t1
        jsr     multiply_8              ; A = one of them, from 0
        clc
        adc     STRENGTH
        sec
        sbc     AMOUNT
        beq     @least
        bcs     @out
@least: lda     #1
@out:   sta     STRENGTH
        pla
        tax
@known: lda     STRENGTH
        rts
.endproc

; A = A, zp_t1 divided by a hundred, to the nearest; C = 0.
.proc hundredths
        tax
        lda     zp_t1
        clc
        adc     #HUNDRED / 2
        sta     zp_t1
        bcc     @same
        inx
@same:  ldy     #$FF
@more:  iny
        lda     zp_t1
        sec
        sbc     #HUNDRED
        sta     zp_t1
        txa
        sbc     #0
        tax
        bcs     @more
        tya
        rts
.endproc

; by terrain: which of the three percentages
blur_of:        .byte 2, 0, 0, 1, 2, 2, 2, 2
        .assert TERRAIN_CITY = 3 && TERRAIN_FOREST = 1 && TERRAIN_MOUNTAIN = 2, error, "as here"
