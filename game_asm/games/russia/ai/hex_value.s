; What a hex is worth to a group.
        .include "ai/ai.inc"
        .export hex_value, layer_at
        .import hex_field, multiply_product, ground_at, terrain_of
        .importzp GUARDS, STRAGGLERS
        .import w_bold_stand, w_city, w_crowd, w_dug, w_goal, w_near, w_risk, w_stay

BASE            = $60                   ; high byte of a hex of which nothing is said
MOST            = 255

        .segment "COMPUTER"

;;; hex_value -- what it is worth to a group to stand in a hex
;;; rule:     7.6.2 7.7.5 7.9.1 8.3.1  near its goal, not where the enemy is too strong for it and
;;;           the friends beside, rather in cities, not in a crowd
;;; in:       ai_at = index of the hex; ai_group ai_kind ai_power ai_moved ai_goes ai_posture;
;;;           hex_field, hex_field_danger, hex_field_support without the group
;;; out:      ai_value
;;; clobbers: A X Y scratch zp_hex zp_lib0 zp_lib1
;;; cycles:   <= 1200
.proc hex_value
        lda     #0
        sta     ai_value
        lda     #BASE
        sta     ai_value+1
        copy_word zp_hex, ai_at
        lda     #>hex_field_danger
        jsr     layer_at
        sta     zp_t5                   ; danger
        lda     #>hex_field_support
        jsr     layer_at
        sta     zp_t6                   ; support
        lda     ai_goes
        beq     @risk
        lda     #>hex_field
        jsr     layer_at
        ldy     ai_posture
        ldx     ai_kind
        cpx     #GUARDS
        beq     @eager
        cpx     #KIND_MECH
        beq     @mech
        iny
        iny
@mech:  cmp     w_near,y                ; by posture: mechanized, infantry
        bcs     @far
        lda     w_near,y
@far:   ldy     ai_posture
        ldx     ai_kind
        cpx     #STRAGGLERS
        bne     @goal
@eager: ldy     #1                      ; as eager as one that attacks
@goal:  ldx     w_goal,y
        jsr     less
@risk:  jsr     ground_at
        sta     zp_t7
        jsr     terrain_of
        tax
        lda     cover,x
        ldx     ai_moved
        bne     @cover
        ldx     ai_group
        clc
        adc     group_dug,x             ; a fifth of two halves a level, and one for not being found
@cover: sta     zp_t4
        lda     zp_t6
        clc
        adc     ai_power
        bcc     @strong
        lda     #MOST
@strong:
        ldx     zp_t4
        jsr     multiply_product        ; power x cover
        stx     zp_t3
        ldy     #3                      ; ... in fours
@half:  lsr     a
        ror     zp_t3
        dey
        bne     @half
        cmp     #0
        bne     @crowd                  ; stronger than any danger
        ldy     ai_posture
        lda     zp_t3
        ldx     w_bold_stand,y
        jsr     multiply_product
        cmp     #0
        bne     @crowd
        stx     zp_t3
        lda     zp_t5
        sec
        sbc     zp_t3
        bcc     @crowd
        ldy     ai_posture
        ldx     w_risk,y
        jsr     less
@crowd: ldy     ai_posture
        lda     zp_t6
        lsr     a
        lsr     a
        lsr     a
        ldx     w_crowd,y
        jsr     less
        lda     zp_t5
        beq     @stay
        lda     zp_t7
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_CITY
        bcc     @stay
        ldy     ai_posture
        lda     w_city,y
        jsr     more
@stay:  lda     ai_moved
        bne     @done
        lda     ai_kind
        cmp     #STRAGGLERS             ; trenches without supply hold nobody
        beq     @done
        ldy     ai_posture
        lda     w_stay,y
        jsr     more
        ldx     ai_group
        lda     group_dug,x
        beq     @done
        ldy     ai_posture
        ldx     w_dug,y
        jsr     multiply_product
        txa
        jmp     more
@done:  rts
; what ground is good for in the defence, in halves: clear forest swamp mountain city fort - - rail
cover:  .byte   4, 5, 8, 10, 6, 14, 4, 4, 4
.endproc

; The value less A times X.
.proc less
        jsr     multiply_product
        stx     zp_t3
        tay
        lda     ai_value
        sec
        sbc     zp_t3
        sta     ai_value
        sty     zp_t3
        lda     ai_value+1
        sbc     zp_t3
        sta     ai_value+1
        rts
.endproc

.proc more
        clc
        adc     ai_value
        sta     ai_value
        bcc     @done
        inc     ai_value+1
@done:  rts
.endproc

;;; layer_at -- what a layer has at a hex
;;; in:       A = page of the layer; zp_hex = index
;;; out:      A, and Z by it
;;; clobbers: Y zp_ptr0
;;; cycles:   <= 40
.proc layer_at
        clc
        adc     zp_hex+1
        sta     zp_ptr0+1
        lda     zp_hex
        sta     zp_ptr0
        ldy     #0
        lda     (zp_ptr0),y
        rts
.endproc
