; Who is under way to a ford or bridge.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export via_again
        .import map_at, ford_way, ford_find, far_bank, goal_set
        .import in_meeting

WORTH_A_TURN    = 4                     ; squares

        .segment "COMPUTER"

;;; via_again -- a nearer crossing for who is under way to one, when he comes to it by now
;;; rule:     4.10.2 W23  out of a bend of the river there may be another; a few squares less do not
;;; rule:     W23  outweigh the delay of an order; in meetings only: who goes wide round a defender
;;; rule:     W23  has a crossing away from his guns, and nearer ones lie under them
;;; in:       zp_unit, zp_unit_no, U_GOAL_*, U_NEXT_*, ai_crossings, ai_shut_x/y; zp_side,
;;;           ai_attack, st_battle
;;; out:      U_GOAL_* and U_NEXT_* by goal_set, or as before; changes unit_records
;;; clobbers: A X Y, as goal_set and via_river
;;; cycles:   -
.proc via_again
        jsr     in_meeting
        bne     @done
        ldy     #U_NEXT_Y
        lda     (zp_unit),y
        sta     ai_goal_y
        dey
        lda     (zp_unit),y
        bmi     @done
        sta     ai_goal_x
        dey
        lda     (zp_unit),y
        sta     zp_to_y
        dey
        lda     (zp_unit),y
        sta     zp_to_x
        tax
        ldy     zp_to_y
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_FORD
        bcc     @done                   ; it goes round by land
        jsr     ford_way
        sec
        sbc     #WORTH_A_TURN
        bcc     @done
        sta     ai_best
        jsr     ford_find
        bcc     @done
        jsr     far_bank
        jmp     goal_set
@done:  rts
.endproc
