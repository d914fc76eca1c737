        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export late
        .import plan_late, place_get, near_find, area_own, weapon_sp, w_pace, w_spare

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
        ldy     #U_NEXT_Y
        lda     (zp_unit),y
        sta     zp_to_y
        dey
        lda     (zp_unit),y
        cmp     #NOWHERE
        bne     @far
        ldy     #U_GOAL_Y
        lda     (zp_unit),y
        sta     zp_to_y
        dey
        lda     (zp_unit),y
        cmp     #NOWHERE
        beq     @no
@far:   sta     zp_to_x
        lda     ai_mission
        cmp     #MISSION_THROUGH
        beq     @yes
        lda     w_pace
        sta     zp_arg0
        lda     st_last_turn
        sec
        sbc     st_turn
        bcc     @no                     ; played on
        ldy     ai_level
        bne     @left                   ; only the best level leaves itself time
        ldx     st_battle
        sec
        sbc     w_spare,x
        bcs     @left
        lda     #0
@left:  tay
        jsr     near_find
        ldx     ai_weapon
        pha
        lda     weapon_sp,x
        tax
        pla
        jmp     plan_late
@no:    clc
@yes:   rts
.endproc
