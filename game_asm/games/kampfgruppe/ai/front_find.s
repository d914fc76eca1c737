        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export front_find, ahead, way_left, ai_front
        .import unit_select, kind_get, place_get, near_find, late, ai_level, w_abreast, w_abreast_near

        .segment "COMPUTER_TEXT"
ai_front:       .res 1                  ; squares that the side's tanks and men have to go, on an average
sum:            .res 2
fighters:       .res 1

        .segment "COMPUTER"

;;; front_find -- how far from the objective the side's tanks and men are, on an average
;;; in:       zp_side; the side's units; st_objective_x/y
;;; out:      ai_front
;;; clobbers: A X Y zp_unit zp_unit_no zp_from_x..zp_to_y near_dx near_dy ai_kind ai_weapon ai_t0
;;; cycles:   <= 60000
.proc front_find
        lda     #0
        sta     sum
        sta     sum+1
        sta     fighters
        sta     ai_t0
@unit:  lda     ai_t0
        jsr     unit_select
        jsr     place_get
        cmp     #NOWHERE
        beq     @next
        jsr     kind_get
        cmp     #KIND_ARTILLERY
        bcc     @fights
        cmp     #KIND_HMG
        bcc     @next
@fights:
        jsr     way_left
        clc
        adc     sum
        sta     sum
        bcc     @one
        inc     sum+1
@one:   inc     fighters
@next:  inc     ai_t0
        lda     ai_t0
        cmp     #UNITS
        bcc     @unit
        ldx     fighters
        beq     @set                    ; nobody
        ldx     #$FF
@share: inx
        lda     sum
        sec
        sbc     fighters
        sta     sum
        bcs     @share
        dec     sum+1
        bpl     @share
@set:   stx     ai_front
        rts
.endproc

;;; way_left -- how far the unit at work has to go to the middle of the objective
;;; in:       zp_unit, zp_from_x/y; zp_side, st_objective_x/y
;;; out:      A = squares, by where its orders send it; C = 0
;;; clobbers: X Y zp_from_x..zp_to_y near_dx near_dy zp_t0
;;; cycles:   <= 400
.proc way_left
        lda     #0
        sta     zp_t0
        ldy     #U_GOAL_X
@leg:   lda     (zp_unit),y
        cmp     #NOWHERE
        beq     @last
        sta     zp_to_x
        iny
        lda     (zp_unit),y
        sta     zp_to_y
        jsr     add_leg
        iny
        cpy     #U_NEXT_X+2
        bne     @leg
@last:  ldx     zp_side
        lda     st_objective_x,x
        sta     zp_to_x
        lda     st_objective_y,x
        sta     zp_to_y
        jsr     add_leg
        lda     zp_t0
        clc
        rts
.endproc

; zp_t0 = so much more from zp_from to zp_to; on from there.
.proc add_leg
        jsr     near_find
        clc
        adc     zp_t0
        sta     zp_t0
        lda     zp_to_x
        sta     zp_from_x
        lda     zp_to_y
        sta     zp_from_y
        rts
.endproc

;;; ahead -- is the unit at work so far ahead of the others that it had better wait for them?
;;; rule:     W23  tanks and men in the area together: who comes alone is shot by all
;;; in:       zp_unit zp_unit_no, ai_kind ai_weapon ai_mission ai_level ai_front; zp_side, st_battle
;;;           st_turn st_last_turn
;;; out:      C = 1 it is
;;; clobbers: A X Y zp_from_x..zp_to_y zp_arg0 zp_t0 zp_t1 near_dx near_dy
;;; cycles:   <= 1100
.proc ahead
        lda     ai_level
        bne     @no
        jsr     place_get
        jsr     way_left
        cmp     w_abreast_near
        bcc     @no                     ; under their guns: on
        ldx     st_battle
        adc     w_abreast,x             ; C = 1
        bcs     @no
        cmp     ai_front
        bcs     @no
        jsr     late
        bcs     @no
        sec
        rts
@no:    clc
        rts
.endproc
