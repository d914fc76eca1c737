; A defender's unit that the enemy has gone round.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export passed
        .import place_get, goal_set, via_river, foe_col, foe_row, near_find, foe_nearest
        .import objective_to, under_way

FAR             = 12                    ; from the objective's centre: it holds nothing there
BROKEN_IN       = 10                    ; from there: the enemy is at it
QUIET           = 8                     ; from the unit at work: nobody comes its way

        .segment "COMPUTER"

;;; passed -- send the unit at work back to the objective when the enemy is there and not here
;;; rule:     W23 10.2.1  over a river by its fords and bridges
;;; in:       ai_threat ai_foes foe_*; zp_unit zp_unit_no, ai_kind
;;; out:      C = 1 when it goes, or is on its way; C = 0 else; changes unit_records
;;; clobbers: A X Y, as goal_set and the overlay's own
;;; cycles:   -
.proc passed
        lda     ai_kind
        cmp     #KIND_CAR+1
        bcc     @mobile
        cmp     #KIND_HMG
        bcc     @no                     ; guns, and what only carries
@mobile:
        jsr     under_way
        bcs     @yes                    ; a new order would only delay it
        ldx     ai_threat
        cpx     #NO_UNIT
        beq     @no
        lda     foe_col,x
        sta     zp_from_x
        lda     foe_row,x
        sta     zp_from_y
        jsr     objective_to
        jsr     near_find
        cmp     #BROKEN_IN+1
        bcs     @no
        jsr     place_get
        jsr     near_find
        cmp     #FAR+1
        bcc     @no
        jsr     foe_nearest
        cmp     #QUIET+1
        bcc     @no
        jsr     via_river               ; objective_to has named the goal
        jmp     goal_set
@no:    clc
@yes:   rts
.endproc
