; The towns as the computer sees them.
        .include "ai/ai.inc"

        .export town_given, town_mine, town_seat, town_theirs, town_want, town_zone, towns_judge
        .import foe_count, foe_unit, hex_distance, multiply_8, piece_at, remembered, unit_cost
        .import w_hold, w_odds, w_quiet, zone_at

        .segment "COMPUTER_BSS"
town_seat:      .res TOWNS              ; place of its first hex in the list of town hexes
town_mine:      .res TOWNS              ; units of st_side in it
town_theirs:    .res TOWNS              ; enemies known in it
town_zone:      .res TOWNS              ; 1 = it lies in the set-up area of st_side
town_want:      .res TOWNS              ; points' worth of units that ought to go there
town_given:     .res TOWNS              ; and that do

        .segment "COMPUTER"

;;; towns_judge -- who stands in each town, and how much it wants
;;; rule:     2.12
;;; in:       st_side; ai_level; foe_count, foe_unit, hex_pieces as foes_known left them;
;;;           ai_memory
;;; out:      town_*
;;; clobbers: A X Y scratch ai_town ai_number ai_foe ai_sum
;;; cycles:   -
.proc towns_judge
        ldx     #TOWNS - 1
        lda     #0
@clear: sta     town_mine,x
        sta     town_theirs,x
        sta     town_zone,x
        sta     town_given,x
        dex
        bpl     @clear
        ldx     st_town_hexes
        beq     @done
@hex:   dex
        stx     ai_number
        lda     town_of,x
        sta     ai_town
        tay
        txa
        sta     town_seat,y
        ldy     town_row,x
        lda     town_col,x
        tax
        jsr     piece_at
        cmp     #NO_UNIT
        beq     @zone
        ldx     ai_town
        cmp     ai_first
        bcc     @foe
        cmp     ai_end
        bcs     @foe
        inc     town_mine,x
        bne     @zone                   ; always
@foe:   inc     town_theirs,x
@zone:  ldx     ai_number
        ldy     town_row,x
        lda     town_col,x
        tax
        jsr     zone_at
        sec
        sbc     #ZONE_ATTACKER
        cmp     st_side
        bne     @next
        ldx     ai_town
        lda     #1
        sta     town_zone,x
@next:  ldx     ai_number
        bne     @hex
        ldx     st_towns
@town:  dex
        bmi     @done
        stx     ai_town
        jsr     wants
        ldx     ai_town
        jmp     @town
@done:  rts
.endproc

; What town ai_town wants: a little, and for the enemies near it as much as the general likes.
.proc wants
        lda     #0
        sta     ai_sum
        ldx     ai_town
        ldy     town_seat,x
        lda     town_col,y
        sta     zp_arg2
        lda     town_row,y
        sta     zp_arg3
        ldx     foe_count
        beq     @known
@foe:   dex
        ldy     foe_unit,x
        lda     unit_col,y
        sta     zp_arg0
        lda     unit_row,y
        sta     zp_arg1
        jsr     hex_distance
        cmp     #NEAR + 1
        bcs     @next
        lda     unit_type,y
        tay
        lda     unit_cost,y
        adc     ai_sum                  ; C = 0
        bcc     @sum
        lda     #$FF
@sum:   sta     ai_sum
@next:  txa
        bne     @foe
@known: jsr     remembered
        ldy     ai_level
        ldx     ai_town
        lda     town_mine,x
        beq     @take
        lda     ai_sum
        beq     @quiet
        lda     w_hold,y
        jmp     @times
@take:  lda     w_odds,y
@times: sta     zp_t0                   ; quarters
        lda     ai_sum
        jsr     multiply_8
        lsr     a
        ror     zp_t1
        lsr     a
        ror     zp_t1
        tay
        bne     @most
        lda     zp_t1
        clc
        adc     #8
        bcc     @put
@most:  lda     #$FF
@put:   ldx     ai_town
        sta     town_want,x
        rts
@quiet: lda     w_quiet,y
        bne     @put                    ; always
.endproc
