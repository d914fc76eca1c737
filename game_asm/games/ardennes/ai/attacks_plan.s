; Which enemies are to be attacked.
        .include "ai/ai.inc"

        .export attacks_plan, foe_wants
        .import foe_column, foe_count, foe_defence, foe_hi, foe_lo, foe_near, foe_row
        .import foe_worth, hex_distance, multiply_8, own_column, own_row, side_end, side_first
        .import terrain_here, unit_kind, w_attack, w_city, w_odds, w_odds_city

REACH_FAST      = 6                     ; hexes that armour and motor infantry come as a rule
REACH_SLOW      = 4

        .segment "COMPUTER_BSS"
foe_wants:      .res FOES_MOST          ; own strength that an attack on him takes

        .segment "COMPUTER"

;;; attacks_plan -- who is to be attacked: those that enough units can come to
;;; in:       st_side; foe_*; own_column, own_row; the units
;;; out:      foe_near, foe_wants, foe_worth; foe_sent = 0
;;; clobbers: A X Y scratch zp_hex zp_terrain ai_unit ai_number ai_left
;;; cycles:   <= 1500000
.proc attacks_plan
        lda     #0
        sta     ai_number
        ldx     st_side
        lda     side_first,x
        sta     ai_unit
@unit:  ldy     ai_number
        lda     own_column,y
        beq     @next
        sta     zp_arg0
        lda     own_row,y
        sta     zp_arg1
        ldx     ai_unit
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_ARTILLERY << 4
        beq     @next
        cmp     #CLASS_INFILTRATOR << 4
        beq     @next
        cmp     #CLASS_INFANTRY << 4
        lda     #REACH_FAST + 1
        bcc     @fast
        lda     #REACH_SLOW + 1
@fast:  sta     ai_left
        jsr     near
@next:  inc     ai_number
        inc     ai_unit
        ldx     st_side
        lda     ai_unit
        cmp     side_end,x
        bcc     @unit
        ldx     foe_count
        beq     @done
@foe:   dex
        stx     ai_number
        jsr     judge
        ldx     ai_number
        bne     @foe
@done:  rts
.endproc

; The strength of unit ai_unit for all enemies that it may come to.
.proc near
        ldx     foe_count
        beq     @done
        ldy     ai_unit
@foe:   dex
        lda     foe_column,x
        sta     zp_arg2
        lda     foe_row,x
        sta     zp_arg3
        jsr     hex_distance
        cmp     ai_left
        bcs     @far
        lda     foe_near,x
        adc     unit_strength,y         ; C = 0
        bcc     @put
        lda     #$FF
@put:   sta     foe_near,x
@far:   cpx     #0
        bne     @foe
@done:  rts
.endproc

; What enemy X takes, and whether he is worth it.
.proc judge
        lda     foe_lo,x
        sta     zp_hex
        lda     foe_hi,x
        sta     zp_hex+1
        jsr     terrain_here
        ldy     ai_player
        ldx     ai_number
        lda     foe_defence,x
        sta     zp_t0
        lda     zp_terrain
        cmp     #TERRAIN_CITY
        beq     @city
        lda     w_odds,y
        bne     @times                  ; always
@city:  lda     w_odds_city,y
@times: jsr     multiply_8
        lsr     a                       ; in halves
        ror     zp_t1
        cmp     #1
        lda     zp_t1
        bcc     @wants
        lda     #$FF
@wants: sta     foe_wants,x
        cmp     #$FF
        beq     @none
        cmp     foe_near,x
        beq     @some
        bcs     @none
@some:  lda     w_attack,y
        ldx     zp_terrain
        cpx     #TERRAIN_CITY
        bne     @put
        clc
        adc     w_city,y
@put:   ldx     ai_number
        sta     foe_worth,x
        rts
@none:  lda     #0
        sta     foe_worth,x
        rts
.endproc
