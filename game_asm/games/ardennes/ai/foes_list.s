; The enemies, hex by hex.
        .include "ai/ai.inc"

        .export foes_list, foes_more
        .export foe_count, foe_lo, foe_hi, foe_column, foe_row, foe_defence, foe_might, foe_near
        .export foe_sent, foe_shut, foe_worth
        .import danger_pack, defence_points, foe_known, foes_end, foes_first, hex_field
        .import hex_flood_begin
        .import hex_influence, hex_place
        .import place_here, terrain_here, unit_class, unit_kind

        .segment "AI_WORK"
foe_lo:         .res FOES_MOST
foe_hi:         .res FOES_MOST
foe_column:     .res FOES_MOST
foe_row:        .res FOES_MOST
foe_near:       .res FOES_MOST          ; own strength that may come to him

        .segment "BSS"
foe_shut:       .res FOES_MOST          ; hexes round him that he cannot go back through
foe_worth:      .res FOES_MOST          ; of attacking him, 0 he is not to be attacked

        .segment "AI_GAP"
foe_defence:    .res FOES_MOST          ; points with the ground, 255 at most
foe_might:      .res FOES_MOST          ; strength without it

        .segment "COMPUTER_BSS"
foe_sent:       .res FOES_MOST          ; own strength that is to attack him
foe_count:      .res 1
foes_old:       .res 1                  ; of them all is known already

        .segment "COMPUTER"

;;; foes_list -- the hexes that known enemies stand in, how strong they are, what they threaten
;;; in:       st_side; hex_zones; the units
;;; out:      foe_count, foe_lo, foe_hi, foe_column, foe_row, foe_defence, foe_might, foe_near,
;;;           foe_sent, foe_shut, foe_worth; ai_danger; changes hex_field
;;; clobbers: A X Y scratch zp_hex zp_class zp_terrain zp_place zp_river hex_queue_* hex_goal
;;;           hex_field_page ai_unit ai_number
;;; cycles:   <= 700000
.proc foes_list
        lda     #>hex_field
        ldx     #$FF                    ; 0 everywhere
        jsr     hex_flood_begin
        lda     #0
        sta     foe_count
        jsr     foes_more
        jmp     danger_pack
.endproc

;;; foes_more -- the hexes of enemies who are known now and were not when the list was made
;;; rule:     10.6  who was met on the way must be attacked as well as who was seen before
;;; in:       st_side; foe_count, foe_lo, foe_hi; hex_zones; the units
;;; out:      foe_count, foe_lo, foe_hi, foe_column, foe_row, foe_defence, foe_might, foe_near,
;;;           foe_sent, foe_shut, foe_worth of the new; hex_field more where they threaten
;;; clobbers: A X Y scratch zp_hex zp_class zp_terrain zp_place zp_river hex_queue_* hex_goal
;;;           hex_field_page ai_unit ai_number
;;; cycles:   <= 600000
.proc foes_more
        lda     foe_count
        sta     foes_old
        lda     #0
        sta     zp_river
        ldx     st_side
        lda     foes_first,x
        sta     ai_unit
@unit:  ldx     ai_unit
        jsr     foe_known
        bcc     @next
        jsr     enter
@next:  inc     ai_unit
        ldx     st_side
        lda     ai_unit
        cmp     foes_end,x
        bcc     @unit
        rts
.endproc

; Unit ai_unit into the list and the field of danger, unless its hex was there before.
.proc enter
        lda     unit_at_lo,x
        sta     zp_hex
        sta     zp_arg0
        lda     unit_at_hi,x
        sta     zp_hex+1
        sta     zp_arg1
        ldy     foe_count
@seek:  dey
        bmi     @new
        lda     foe_lo,y
        cmp     zp_hex
        bne     @seek
        lda     foe_hi,y
        cmp     zp_hex+1
        bne     @seek
        sty     ai_number
        cpy     foes_old
        bcs     @add
        rts
@new:   ldy     foe_count
        cpy     #FOES_MOST
        bcs     @threat
        inc     foe_count
        sty     ai_number
        lda     zp_hex
        sta     foe_lo,y
        lda     zp_hex+1
        sta     foe_hi,y
        lda     #0
        sta     foe_defence,y
        sta     foe_might,y
        sta     foe_sent,y
        sta     foe_shut,y
        sta     foe_worth,y
        sta     foe_near,y
        jsr     hex_place
        txa
        pha
        tya
        ldy     ai_number
        sta     foe_row,y
        pla
        sta     foe_column,y
@add:   ldx     ai_unit
        lda     unit_strength,x
        ldy     ai_number
        clc
        adc     foe_might,y
        bcc     @might
        lda     #$FF
@might: sta     foe_might,y
        jsr     unit_class
        jsr     terrain_here
        jsr     place_here
        ldx     ai_unit
        lda     unit_strength,x
        jsr     defence_points
        lsr     a                       ; whole points
        ror     zp_t1
        cmp     #1
        lda     zp_t1
        bcc     @points
        lda     #$FF
@points:
        ldy     ai_number
        clc
        adc     foe_defence,y
        bcc     @put
        lda     #$FF
@put:   sta     foe_defence,y
@threat:
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        ldx     ai_unit
        lda     #0
        sta     zp_arg2
        lda     unit_strength,x
        sta     zp_arg3
        lsr     a
        sta     zp_arg4
        lda     #>hex_field
        jmp     hex_influence
.endproc
