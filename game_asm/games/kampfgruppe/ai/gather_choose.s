; An assault is prepared before it is made.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export gather_choose, ai_gathers
        .import foe_col
        .import w_gather_turn, w_gather_days, w_gather_sooner, w_gather_met

        .segment "COMPUTER_BSS"
ai_gathers:     .res 1                  ; $80 = the side gathers yet, 0 = it attacks

        .segment "COMPUTER"

;;; gather_choose -- does the side that attacks still gather before the edge that it goes for?
;;; rule:     W23  until another turn in each battle; the best level some turns longer while an
;;; rule:     W23  enemy is known before the area: out of his trenches he is met where it stands;
;;; rule:     W23  late attackers leave him no time to come back
;;; in:       ai_attack ai_level ai_forward ai_known foe_col; zp_side; st_battle st_turn
;;;           st_visibility st_objective_x
;;; out:      ai_gathers
;;; clobbers: A X Y
;;; cycles:   <= 7500
.proc gather_choose
        ldy     #0
        lda     ai_attack
        beq     @set
        ldx     st_battle
        lda     st_visibility
        and     w_gather_days,x
        clc
        adc     w_gather_turn,x
        ldx     ai_level
        sec
        sbc     w_gather_sooner,x
        bcc     @set
        sbc     st_turn
        bcs     @yes
        adc     w_gather_met,x
        bcc     @set
        ldx     zp_side
        ldy     ai_known
        beq     @set
@foe:   lda     foe_col-1,y
        sec
        sbc     st_objective_x,x
        bit     ai_forward
        bpl     @before
        eor     #$FF                    ; below 0 on the other side
        adc     #0
@before:
        cmp     #128
        bcc     @next
        cmp     #<-AREA
        bcc     @yes
@next:  dey
        bne     @foe
        beq     @set                    ; always
@yes:   ldy     #$80
@set:   sty     ai_gathers
        rts
.endproc
