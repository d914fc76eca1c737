; Who goes on alone is shot by all.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export leads_on
        .import way_left, late
        .import w_abreast, w_abreast_near, w_abreast_car

        .segment "COMPUTER"

;;; leads_on -- is the unit at work so far ahead of the others that it had better wait for them?
;;; rule:     W23  tanks and men in the area together: who comes alone is shot by all
;;; in:       zp_unit zp_unit_no, ai_kind ai_weapon ai_mission ai_level ai_front; zp_side, st_battle
;;;           st_turn st_last_turn
;;; out:      C = 0 it is, C = 1 it goes on
;;; clobbers: A X Y zp_from_x..zp_to_y zp_arg0 zp_t0 zp_t1 near_dx near_dy
;;; cycles:   <= 1100
.proc leads_on
        lda     ai_level
        bne     @no
        jsr     way_left
        cmp     w_abreast_near
        bcc     @no                     ; under their guns: on
        sta     zp_t0
        lda     ai_kind
        cmp     #KIND_TRUCK
        ldx     st_battle
        bcs     @others
        cmp     #KIND_CAR
        bcc     @others
        lda     w_abreast_car,x
        bcs     @gap
@others:
        lda     w_abreast,x
@gap:   clc
        adc     zp_t0
        bcs     @no
        cmp     ai_front
        bcs     @no
        jmp     late
@no:    sec
        rts
.endproc
