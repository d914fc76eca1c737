        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export via_river, ai_shut_x, ai_shut_y
        .import map_at, place_get, near_find, river_between, cross_col, cross_row

        .segment "COMPUTER_BSS"
ai_shut_x:      .res 1                  ; where a river has stopped the unit at work from going,
ai_shut_y:      .res 1                  ; NOWHERE

        .segment "COMPUTER"

;;; via_river -- round by the ford or bridge that is least out of the way, when a river is between
;;; rule:     4.10.2 W12
;;; rule:     W23  who stands on one goes straight on, unless the river has stopped it there
;;; rule:     W23  and then by another than the one to which it has stopped it from going
;;; in:       zp_unit, zp_unit_no, ai_goal_x/y, ai_crossings, ai_shut_x/y
;;; out:      C = 1, ai_via_x/y; C = 0 no river, or no way over it
;;; clobbers: A X Y zp_from_x..zp_to_y zp_map zp_square near_dx near_dy ai_best ai_t0..ai_t2
;;;           zp_range zp_rules range_dx/dy
;;; cycles:   <= 12000
.proc via_river
        ldx     ai_crossings
        beq     @no
        jsr     place_get
        ldy     #U_FLAGS
        lda     (zp_unit),y
        bmi     @look                   ; UF_RIVER
        ldx     zp_from_x
        cpx     #MAP_SIDE
        bcs     @no
        ldy     zp_from_y
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_FORD
        beq     @no
        cmp     #TERRAIN_BRIDGE
        beq     @no
@look:  lda     ai_goal_x
        sta     zp_to_x
        lda     ai_goal_y
        sta     zp_to_y
        jsr     river_between
        bcc     @done
        lda     #$FF
        sta     ai_best
        ldx     ai_crossings
@cross: jsr     place_get
        lda     cross_col-1,x
        sta     zp_to_x
        lda     cross_row-1,x
        sta     zp_to_y
        cmp     ai_shut_y
        bne     @open
        lda     zp_to_x
        cmp     ai_shut_x
        beq     @next
@open:  jsr     near_find
        cmp     #1
        bcc     @next                   ; stands on it: the others
        sta     ai_t0
        lda     ai_goal_x
        sta     zp_from_x
        lda     ai_goal_y
        sta     zp_from_y
        jsr     near_find
        clc
        adc     ai_t0
        cmp     ai_best
        bcs     @next
        sta     ai_best
        lda     zp_to_x
        sta     ai_via_x
        lda     zp_to_y
        sta     ai_via_y
@next:  dex
        bne     @cross
        lda     ai_best
        cmp     #$FF
        bcs     @no
        sec
        rts
@no:    clc
@done:  rts
.endproc
        .assert UF_RIVER = %10000000, error, "bmi finds it"
