; Going for enemies that are known of.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export hunt
        .exportzp ai_prey
        .import foe_crowd, near_find, foe_range, place_get, goal_set, via_river
        .import goal_from, goal_to
        .import stays_in, walk, hunt_worth, w_level_reach, w_kept, way_end

NEAR_ENOUGH     = 2                     ; an old goal so near to the enemy still serves

least    := own_hunt

        .segment "COMPUTER"

;;; hunt -- send the unit at work against the known enemy that is worth most
;;; rule:     W23 6.1.1
;;; in:       A = how far it may be, weights and all; ai_known foe_*; zp_unit, ai_kind, ai_level
;;; out:      C = 1 when it goes, or is on its way to ai_prey; C = 0 else; changes unit_records
;;; clobbers: A X Y, as goal_set and the overlay's own
;;; cycles:   -
.proc hunt
        ldx     ai_level
        cmp     w_level_reach,x
        bcc     @reach
        lda     w_level_reach,x
@reach: sta     least
        ldx     #NO_UNIT
        stx     ai_prey
        lda     ai_known
        beq     @nobody
        lda     ai_attack
        bne     @choose
        jsr     way_kept
        bcs     @sent
@choose:
        jsr     place_get
        ldx     ai_known
@foe:   dex
        jsr     hunt_worth
        cmp     least
        bcs     @next
        sta     least
        stx     ai_prey
@next:  txa
        bne     @foe
        ldx     ai_prey
        cpx     #NO_UNIT
        bne     @found
@nobody:
        clc
        rts
@found:
        inc     foe_crowd,x
        jsr     foe_range
        jsr     goal_to
        jsr     way_end
        bcc     @go
        jsr     near_find
        cmp     #NEAR_ENOUGH+1
        bcc     @yes                    ; a new order would only delay it
@go:    jsr     stands_there
        beq     @none
        jsr     via_river
        jsr     stays_in
        bcc     @bank
@set:   jsr     goal_set
@yes:   sec
@sent:  rts
@bank:  ldx     ai_prey                 ; up to the river: from there it may be in reach
        jsr     foe_range
        jsr     place_get
        jsr     walk
        jsr     goal_from
        lda     #NOWHERE
        sta     ai_via_x
        jsr     stays_in
        bcc     @none
        jsr     stands_there
        bne     @set
@none:  clc
        rts
.endproc

; Z = 1 when the unit at work stands where it is to go.
.proc stands_there
        jsr     place_get
        cmp     ai_goal_x
        bne     @done
        lda     zp_from_y
        cmp     ai_goal_y
@done:  rts
.endproc

; C = 1 when a known enemy is still where the unit at work is going: ai_prey, one more sent for him.
.proc way_kept
        jsr     way_end
        bcc     @no
        ldx     ai_known
@foe:   dex
        jsr     foe_range
        cmp     w_kept
        bcc     @kept
        txa
        bne     @foe
@no:    clc
        rts
@kept:  stx     ai_prey
        inc     foe_crowd,x
        sec
        rts
.endproc
