; Whether a side of a meeting goes for the enemy though it leads.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export bold_find, bold_case, ai_bold
        .import w_bold
        .import in_meeting

BOLD            = 5                     ; weights by the kind of battle: the sixth, Soviets the next

        .segment "COMPUTER_BSS"
ai_bold:        .res 1                  ; 0, or BOLD and the side

        .segment "COMPUTER"

;;; bold_find -- does the side of a meeting hunt though the report says that it leads?
;;; rule:     10.2.4 10.2.6 W23  who has less to bring into the area than the enemy, or little more,
;;; rule:     W23  wins nothing by waiting there
;;; in:       zp_side, ai_level; st_battle st_small; ai_behind
;;; out:      ai_bold; ai_behind = 1 when it does
;;; clobbers: A X
;;; cycles:   <= 60
.proc bold_find
        lda     #0
        sta     ai_bold
        jsr     in_meeting
        bne     @done
        lda     ai_level
        bne     @done                   ; lower levels rest on their lead
        lda     st_small
        asl     a
        ora     zp_side
        tax
        lda     w_bold,x
        beq     @done
        sta     ai_behind
        lda     #BOLD
        clc
        adc     zp_side
        sta     ai_bold
@done:  rts
.endproc

;;; bold_case -- which column of the weights by the kind of battle holds for who hunts
;;; in:       ai_bold; st_battle
;;; out:      X = 0..4, 5 or 6 for Germans or Soviets who hunt though they lead
;;; clobbers: none
;;; cycles:   <= 30
.proc bold_case
        ldx     ai_bold
        bne     @done
        ldx     st_battle
@done:  rts
.endproc
