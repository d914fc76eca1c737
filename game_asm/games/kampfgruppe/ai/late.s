        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export late, late_by
        .import plan_late, place_get, near_find, area_own, turns_left, way_end
        .import weapon_sp, w_pace, w_spare

        .segment "COMPUTER"

;;; late -- must the unit at work go on without stopping, to be at its goal before the end?
;;; rule:     W23 10.2.1  what stands before the objective area at the end scores nothing; who is in
;;; rule:     W23  it need not hold his fire for a goal further on
;;; in:       zp_unit zp_unit_no, ai_weapon ai_mission ai_level; st_battle st_turn st_last_turn
;;; out:      C = 1 when it must; zp_from_x/y = its place
;;; clobbers: A X Y zp_to_x zp_to_y zp_arg0 zp_t0 zp_t1 near_dx near_dy
;;; cycles:   <= 950
.proc late
        jsr     area_own
        bcs     @no                     ; it scores where it is
        jsr     way_end
        bcc     @no
        lda     zp_from_x
        sta     zp_to_x
        lda     zp_from_y
        sta     zp_to_y
        jsr     place_get
        lda     ai_mission
        cmp     #MISSION_THROUGH
        beq     @yes
        lda     w_pace
        sta     zp_arg0
        jsr     turns_left
        bcc     @no                     ; played on
        ldy     ai_level
        bne     @left                   ; only the best level leaves itself time
        ldx     st_battle
        sbc     w_spare,x               ; C = 1
        bcs     @left
        lda     #0
@left:  tay
        jsr     near_find
        jmp     late_by
@no:    clc
@yes:   rts
.endproc

;;; late_by -- must the unit at work go on without stopping, to come so far in time?
;;; rule:     W23
;;; in:       A = squares, Y = turns left; zp_arg0 = speed that brings it a square in a turn;
;;;           ai_weapon
;;; out:      C = 1 when it must
;;; clobbers: A X zp_t0 zp_t1
;;; cycles:   <= 450
.proc late_by
        pha
        ldx     ai_weapon
        lda     weapon_sp,x
        tax
        pla
        jmp     plan_late
.endproc
