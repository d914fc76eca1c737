        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export exposed
        .import near_find, w_ford_near, w_ford_toll, middle_from

        .segment "COMPUTER"

;;; exposed -- what speaks against a ford or bridge, besides the length of the way
;;; rule:     W23  an attacker does not cross under the guns of the objective if he need not
;;; in:       zp_to_x/y = the crossing; ai_attack; zp_side; st_battle st_objective_x/y
;;; out:      A = squares; C = 0
;;; clobbers: X Y zp_from_x zp_from_y near_dx near_dy
;;; cycles:   <= 120
.proc exposed
        lda     ai_attack
        beq     @free
        jsr     middle_from
        jsr     near_find
        cmp     w_ford_near
        bcs     @free
        ldy     st_battle
        lda     w_ford_toll,y
        rts
@free:  lda     #0
        clc
        rts
.endproc
