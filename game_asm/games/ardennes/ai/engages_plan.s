; The engagements of a side.
        .include "ai/ai.inc"

        .export engages_plan
        .import duty_engage, engage_clear, engage_number, engage_odds
        .import foe_count, foe_hi, foe_lo, foe_sent, foe_wants, own_foe, side_end, side_first
        .import terrain_here, w_fight, w_fight_city, engage_open

        .segment "ATTACK"

;;; engages_plan -- engage the enemies for whom enough units have come, then whoever must fight
;;; rule:     2.16 2.20 5.1
;;; in:       st_side; own_foe; foe_*; hex_zones; the units
;;; out:      unit_task, engage_at_lo, engage_at_hi
;;; clobbers: A X Y scratch zp_unit zp_hex zp_to zp_class zp_terrain zp_place zp_river zp_attack
;;;           zp_defence zp_rules..zp_rules+6 zp_arg0 zp_arg1 zp_overlay.. engage_added
;;;           engage_number
;;; cycles:   <= 4000000
.proc engages_plan
        ldx     #0
@foe:   stx     ai_number
        cpx     foe_count
        bcs     @duty
        lda     foe_sent,x
        beq     @next
        cmp     foe_wants,x
        bcc     @next
        jsr     engage_open             ; C = 0: engage_number
        bcs     @duty
        jsr     attackers
        lda     engage_number
        jsr     engage_odds
        pha
        ldx     ai_number
        lda     foe_lo,x
        sta     zp_hex
        lda     foe_hi,x
        sta     zp_hex+1
        jsr     terrain_here
        ldy     ai_player
        ldx     w_fight,y
        cmp     #TERRAIN_CITY
        bne     @least
        ldx     w_fight_city,y
@least: stx     zp_t0
        pla
        cmp     zp_t0
        bcs     @next
        lda     engage_number           ; a river that was not thought of
        jsr     engage_clear
@next:  ldx     ai_number
        inx
        bne     @foe                    ; always
@duty:  jmp     duty_engage
.endproc

; Who was sent against enemy ai_number comes into the engagement.
.proc attackers
        ldx     st_side
        ldy     side_end,x
        sty     zp_t0
        lda     side_first,x
        tax
@unit:  lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        lda     own_foe,x
        cmp     ai_number
        bne     @next
        lda     engage_number
        sta     unit_task,x
@next:  inx
        cpx     zp_t0
        bne     @unit
        rts
.endproc
