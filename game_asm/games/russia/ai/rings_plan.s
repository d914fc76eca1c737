; Who closes the way back of an enemy.
        .include "ai/ai.inc"
        .export rings_plan
        .import exits_count, foe_count, foe_hi, foe_lo, foe_strength, ground_at, hex_neighbour
        .import hex_open, layer_at, members_find, multiply_product, ring_close, w_ring
        .import w_ring_odds

MOST_EXITS      = 2

        .segment "COMPUTER"

;;; rings_plan -- groups move next to the last hexes to which an enemy could go back
;;; rule:     6.6.12 7.0.1 7.7.2  moves come before attacks: who is then driven back surrenders
;;; in:       foe_lo foe_hi foe_strength foe_count; power tired; hex_field_support
;;;           hex_field_danger; ai_posture; the ground
;;; out:      group_plot; hex_field_support: as if they stood there already
;;; clobbers: A X Y scratch zp_hex zp_to zp_acs zp_terrain zp_out zp_river zp_share zp_rules
;;;           zp_lib0 zp_lib1 zp_group zp_unit ai_at ai_foe ai_from ai_group ai_kind ai_left
;;;           ai_moved ai_n ai_sum ai_value ai_want ai_way ai_best ai_best_way member
;;;           member_power member_way members
;;; cycles:   <= 9000000
.proc rings_plan
        ldy     ai_posture
        lda     w_ring,y
        beq     @done
        ldx     #0
@foe:   cpx     foe_count
        bcs     @done
        stx     ai_foe
        lda     foe_lo,x
        sta     ai_at
        lda     foe_hi,x
        sta     ai_at+1
        jsr     exits_count
        ldx     ai_n
        dex
        cpx     #MOST_EXITS
        bcs     @next                   ; none, or too many
        jsr     members_find
        jsr     enough
        bcs     @next
        jsr     around
@next:  ldx     ai_foe
        inx
        bne     @foe                    ; always
@done:  rts
.endproc

; C = 0 when those beside ai_foe can drive him back.
.proc enough
        ldy     ai_posture
        ldx     ai_foe
        lda     foe_strength,x
        ldx     w_ring_odds,y
        jsr     multiply_product        ; quarters
        stx     ai_want
        lsr     a
        ror     ai_want
        lsr     a
        ror     ai_want
        tax
        lda     ai_sum
        cmp     ai_want
        stx     ai_want
        lda     ai_sum+1
        sbc     ai_want
        lda     #0
        rol     a
        eor     #1
        lsr     a
        rts
.endproc

; Each way back that nobody of ours is beside gets a group beside it, if one can come.
.proc around
        lda     #5
        sta     ai_best_way
@way:   copy_word zp_arg0, ai_at
        ldx     ai_best_way
        jsr     hex_neighbour
        copy_word ai_value, zp_arg0
        copy_word zp_hex, zp_arg0
        jsr     ground_at
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @next
        lda     #5
        sta     ai_moved
@beside:
        copy_word zp_hex, ai_value      ; still nobody
        lda     #>hex_field_support
        jsr     layer_at
        bne     @next
        copy_word zp_arg0, ai_value
        ldx     ai_moved
        jsr     hex_neighbour
        copy_word zp_to, zp_arg0
        copy_word zp_hex, zp_arg0
        jsr     hex_open
        bcs     @on
        lda     #>hex_field_danger
        jsr     layer_at
        lsr     a
        lsr     a
        sta     ai_best                 ; so strong must a group be
        lda     #KIND_MECH
        sta     ai_kind
        jsr     ring_close
        bcc     @next
        inc     ai_kind
        .assert KIND_INFANTRY = KIND_MECH + 1, error, "the kinds' order"
        jsr     ring_close
        bcc     @next
@on:    dec     ai_moved
        bpl     @beside
@next:  dec     ai_best_way
        bpl     @way
        rts
.endproc
