; Mechanized groups that come from two hexes away.
        .include "ai/ai.inc"
        .export charges_plan, hex_open
        .import attack_power, foe_count, foe_hi, foe_lo, foe_sent, foe_strength
        .import ground_at, hex_neighbour, member_fits, multiply_product
        .import plot_legal, stack_at, terrain_at, tired, w_odds, w_tired_on

        .segment "COMPUTER"

;;; charges_plan -- mechanized groups move next to an enemy and attack him in their second segment
;;; rule:     6.6.7 6.6.9 7.3.2  not in rain; where others attack him before, with less
;;; in:       foe_lo foe_hi foe_strength foe_sent foe_count; power tired; ai_posture; the ground
;;; out:      group_plot; foe_sent
;;; clobbers: A X Y scratch zp_hex zp_to zp_acs zp_terrain zp_out zp_river zp_share zp_group zp_unit
;;;           zp_rules zp_lib0 zp_lib1 ai_at ai_foe ai_from ai_group ai_left ai_n ai_sum ai_want
;;;           ai_way ai_best ai_best_way
;;; cycles:   <= 3000000
.proc charges_plan
        lda     ai_posture
        beq     @done
        lda     st_weather
        cmp     #WEATHER_RAIN
        beq     @done
        ldx     #SOVIET_BIT
        lda     st_side
        bne     @first
        tax
@first: inx
@group: stx     ai_group
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     member_fits
        bcs     @next
        lda     w_tired_on
        cmp     tired,x
        bcc     @next
        jsr     one
@next:  ldx     ai_group
        inx
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_INFANTRY
        bcc     @group
@done:  rts
.endproc

; The best charge of group X.
.proc one
        lda     group_at_lo,x
        sta     ai_from
        lda     group_at_hi,x
        sta     ai_from+1
        lda     #0
        sta     ai_best                 ; the best odds so far, its plot, its foe
        sta     ai_best_way
        lda     #5
        sta     ai_way
@way:   ldx     ai_way
        copy_word zp_arg0, ai_from
        jsr     hex_neighbour
        copy_word zp_to, zp_arg0
        copy_word zp_hex, zp_arg0
        jsr     hex_open
        bcs     @next
        lda     #5
        sta     ai_left
@then:  ldx     ai_left
        copy_word zp_arg0, zp_to
        jsr     hex_neighbour
        copy_word ai_at, zp_arg0
        jsr     judge
        dec     ai_left
        bpl     @then
@next:  dec     ai_way
        bpl     @way
        lda     ai_best_way
        beq     @none
        ldx     ai_group
        jsr     plot_legal
        bcs     @none
        lda     ai_best_way
        sta     group_plot,x
        ldx     ai_best+1
        lda     #$FF
        sta     foe_sent,x
@none:  rts
.endproc

;;; hex_open -- can a group come into a hex and go on: open ground, nobody's city, room
;;; rule:     6.2.6 8.8.1
;;; in:       zp_hex = index; st_side; the ground
;;; out:      C = 0 it can
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 2500
.proc hex_open
        jsr     ground_at
        and     #GROUND_FOE
        bne     @no
        jsr     terrain_at
        cmp     #TERRAIN_RAIL
        beq     @room
        cmp     #TERRAIN_SEA
        bcs     @no
        cmp     #TERRAIN_SWAMP
        beq     @no
        cmp     #TERRAIN_MOUNTAIN
        beq     @no
@room:  lda     st_side
        jsr     stack_at
        cmp     #STACK
        rts
@no:    sec
        rts
.endproc

; Is an attack on ai_at out of zp_to the best?
.proc judge
        copy_word zp_hex, ai_at
        jsr     ground_at
        and     #GROUND_FOE
        beq     @no
        ldx     foe_count
@seek:  dex
        bmi     @no
        lda     foe_lo,x
        cmp     ai_at
        bne     @seek
        lda     foe_hi,x
        cmp     ai_at+1
        bne     @seek
        stx     ai_foe
        copy_word zp_hex, zp_to
        ldx     ai_left
        jsr     attack_power
        ldx     ai_foe
        clc
        adc     foe_sent,x
        bcc     @byte
        lda     #$FF
@byte:  sta     ai_sum
        ldy     ai_posture              ; sum x 4 against what is wanted
        lda     foe_strength,x
        ldx     w_odds,y
        jsr     multiply_product
        stx     ai_want
        lsr     a
        ror     ai_want
        lsr     a
        ror     ai_want
        tay
        bne     @no
        lda     ai_sum
        sec
        sbc     ai_want
        bcc     @no
        cmp     ai_best
        bcc     @no
        sta     ai_best
        lda     ai_foe
        sta     ai_best+1
        lda     ai_left
        sec
        adc     #0
        asl     a
        asl     a
        asl     a
        sec
        adc     ai_way
        sta     ai_best_way
@no:    rts
.endproc
