        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export stays_in
        .import area_here, area_goal
        .import in_meeting

        .segment "COMPUTER"

;;; stays_in -- does the way of the unit at work stay in the objective area, where it must?
;;; rule:     10.2.1 W23  in a meeting, who looks for a crossing far off scores nothing at the end
;;; in:       ai_goal_x/y ai_via_x/y, zp_side; st_battle
;;; out:      C = 1 it does, or need not
;;; clobbers: A X Y zp_from_x/y zp_to_x/y near_dx near_dy
;;; cycles:   <= 300
.proc stays_in
        jsr     in_meeting
        bne     @yes
        jsr     area_goal
        bcc     @no
        lda     ai_via_x
        bmi     @yes
        sta     zp_from_x
        lda     ai_via_y
        sta     zp_from_y
        jmp     area_here
@yes:   sec
@no:    rts
.endproc
