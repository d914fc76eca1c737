; A first look at a hex.
        .include "ai/ai.inc"

        .export hex_rough
        .import ai_goal, assault_odds, can_assault, hex_ground, hex_pieces, hex_place, multiply_8
        .import rng_below, terrain_covers, town_at, town_mine, unit_side, unit_worth
        .import w_assault, w_cover, w_goal, w_noise, w_town, w_seat

        .segment "COMPUTER"

;;; hex_rough -- what a hex of a unit's reach is worth to it, but for fire
;;; rule:     2.12 12.6
;;; in:       ai_unit; ai_at = index of the hex; ai_goal; ai_level; ai_town; ai_drops; town_mine;
;;;           hex_pieces
;;; out:      C = 0: ai_worth, ai_kind; C = 1: it cannot stay there
;;; clobbers: A X Y scratch zp_col zp_row zp_unit zp_foe zp_higher zp_covered ai_foe ai_sum;
;;;           rng_seed
;;; cycles:   -
.proc hex_rough
        lda     #KIND_MOVE
        sta     ai_kind
        lda     #NO_UNIT
        sta     ai_foe
        lda     ai_at+1
        clc
        adc     #>hex_pieces
        sta     zp_ptr0+1
        lda     #0
        sta     zp_ptr0
        ldy     ai_at
        lda     (zp_ptr0),y
        beq     @free
        cmp     #PIECE_HAZARD
        beq     @taken
        sec
        sbc     #1
        cmp     ai_unit
        beq     @stays
        ldx     ai_drops
        bne     @taken                  ; who unloads has no time for a fight
        tax
        jsr     unit_side
        cmp     st_side
        beq     @taken
        stx     ai_foe
        inc     ai_kind                 ; KIND_ASSAULT
        .assert KIND_ASSAULT = KIND_MOVE + 1, error, "the step above"
        ldx     ai_unit
        jsr     can_assault
        bcs     @free
@taken: sec
        rts
@stays: lda     ai_drops
        bne     @taken                  ; and has to leave
@free:  lda     ai_at+1                 ; the nearer to its town the better
        clc
        adc     #>ai_goal
        sta     zp_ptr0+1
        ldy     ai_at
        lda     (zp_ptr0),y
        sta     zp_t0
        ldx     ai_level
        lda     w_goal,x
        jsr     multiply_8
        sta     zp_t2
        lda     #<BASE
        sec
        sbc     zp_t1
        sta     ai_worth
        lda     #>BASE
        sbc     zp_t2
        sta     ai_worth+1
        lda     ai_at+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        and     #TERRAIN
        tax
        lda     terrain_covers,x
        beq     @open
        ldy     ai_level
        lda     w_cover,y
        jsr     more
@open:  cpx     #TERRAIN_TOWN
        beq     @town
        cpx     #TERRAIN_RUBBLE
        bne     @noise
@town:  jsr     town_worth
@noise: ldx     ai_level
        lda     w_noise,x
        beq     @sure
        jsr     rng_below
        jsr     more
@sure:  lda     ai_kind
        beq     @done
        jmp     assault_worth
@done:  clc
        rts
.endproc

; ai_worth is A more; X kept.
.proc more
        clc
        adc     ai_worth
        sta     ai_worth
        bcc     @done
        inc     ai_worth+1
@done:  rts
.endproc

; A hex of a town: worth most when nobody of one's side is in it.
.proc town_worth
        lda     ai_at
        sta     zp_arg0
        lda     ai_at+1
        sta     zp_arg1
        jsr     hex_place
        stx     zp_col
        sty     zp_row
        jsr     town_at
        bcs     @none
        tax
        ldy     ai_level
        lda     town_mine,x
        beq     @empty
        lda     w_seat,y
        jmp     more
@empty: lda     town_points,x
        asl     a
        asl     a
        jsr     more
        lda     w_town,y
        jmp     more
@none:  rts
.endproc

; What the close assault on ai_foe adds: C = 0, or C = 1: better not.
.proc assault_worth
        lda     ai_unit
        sta     zp_unit
        lda     ai_foe
        sta     zp_foe
        jsr     assault_odds
        sta     zp_t2
        ldx     ai_level
        cmp     w_assault,x
        bcc     @not
        ldx     ai_foe
        jsr     whole
        jsr     @share
        jsr     more
        lda     #100
        sec
        sbc     zp_t2
        sta     zp_t2
        ldx     ai_unit
        jsr     whole
        jsr     @share
        sta     zp_t0
        lda     ai_worth
        sec
        sbc     zp_t0
        sta     ai_worth
        bcs     @yes
        dec     ai_worth+1
@yes:   clc
        rts
@not:   sec
        rts
; A of the per cent zp_t2, a sixty-fourth of it
@share: sta     zp_t0
        lda     zp_t2
        jsr     multiply_8
        asl     zp_t1
        rol     a
        asl     zp_t1
        rol     a
        rts
.endproc

; A = all that unit X is worth.
.proc whole
        ldy     unit_type,x
        lda     unit_hits,x
        sta     zp_t0
        lda     unit_worth,y
        jsr     multiply_8
        lda     zp_t1
        rts
.endproc
