        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export speed_march, speed_full, speed_set
        .import weapon_sp, late, way_left, w_march_pace, w_march_hq

HQ_BEHIND       = 7                     ; squares to the others

        .segment "COMPUTER"

;;; speed_march -- the unit at work goes no faster than its men, who is late as fast as it can
;;; rule:     W23 5.2.12  tanks with their infantry, HQs behind
;;; in:       zp_unit zp_unit_no, ai_weapon ai_kind ai_index ai_front; zp_side, st_battle st_turn
;;;           st_last_turn st_objective_x/y
;;; out:      U_SPEED; changes unit_records
;;; clobbers: A X Y, as late
;;; cycles:   <= 1400
.proc speed_march
        lda     ai_kind
        cmp     #KIND_CAR+1
        ldy     ai_index
        beq     @held
        bcs     speed_full              ; who is no tank goes at his own pace
@held:  jsr     late
        bcs     speed_full
        jsr     way_left
        ldy     ai_index
        bne     @behind
        sbc     #HQ_BEHIND              ; C = 0
        bcc     @pace
        clc
@behind:
        sbc     ai_front
        bcs     speed_full              ; the others are in front
@pace:  ldx     st_battle
        lda     w_march_hq,x
        ldy     ai_index
        beq     @least
        lda     w_march_pace,x
@least: ldx     ai_weapon
        cmp     weapon_sp,x
        bcc     speed_set
.endproc
        falls_into speed_full

;;; speed_full -- the unit at work goes as fast as it can
;;; in:       zp_unit, ai_weapon
;;; out:      U_SPEED; changes unit_records
;;; clobbers: A X Y
;;; cycles:   <= 30
.proc speed_full
        ldx     ai_weapon
        lda     weapon_sp,x
        ; on into speed_set
.endproc
        falls_into speed_set

;;; speed_set -- the speed of the unit at work
;;; rule:     5.2.12 12.0.2
;;; in:       A = speed; zp_unit
;;; out:      U_SPEED; changes unit_records
;;; clobbers: Y
;;; cycles:   <= 20
.proc speed_set
        ldy     #U_SPEED
        sta     (zp_unit),y
        rts
.endproc
