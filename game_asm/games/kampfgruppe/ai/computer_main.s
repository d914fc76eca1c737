; The computer gives a side's orders.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export computer_main, computer_orders

        .import page_show, text_goto, text_char, plan_begin, plan_formation

PROGRESS_ROW    = 6

        .segment "COMPUTER"

;;; computer_main -- orders for side st_side, formation by formation, with their letters as progress
;;; rule:     3.2.1 W23
;;; in:       st_side; the battle's state
;;; out:      orders of the side; st_side, st_phase: the Soviets' orders, then PHASE_COMBAT;
;;;           changes aboard, unit_records, unit_x/y, cross_*, foe_*
;;; clobbers: A X Y zp_side zp_unit zp_unit_no, what the rules use, the overlay's own and the
;;;           picture
;;; cycles:   -
.proc computer_main
        lda     #<msg_computer_germans
        ldy     #>msg_computer_germans
        ldx     st_side
        beq     @page
        lda     #<msg_computer_soviets
        ldy     #>msg_computer_soviets
@page:  jsr     page_show
        ldx     #1
        ldy     #PROGRESS_ROW
        jsr     text_goto
        jsr     computer_orders
        lda     st_side
        bne     @combat
        inc     st_side
        rts
@combat:
        lda     #SIDE_GERMAN
        sta     st_side
        lda     #PHASE_COMBAT
        sta     st_phase
        rts
.endproc

        .import msg_computer_germans, msg_computer_soviets

;;; computer_orders -- orders for every unit of side st_side
;;; in:       st_side; the battle's state; the text cursor where letters may go
;;; out:      orders of the side; changes aboard, unit_records, unit_x/y, cross_*, foe_*
;;; clobbers: A X Y zp_side zp_unit zp_unit_no, what the rules use, the overlay's own and the
;;;           picture
;;; cycles:   -
.proc computer_orders
        lda     st_side
        sta     zp_side
        jsr     plan_begin
        lda     #0
        sta     ai_letter
@next:  jsr     plan_formation
        bcc     @none
        lda     ai_letter
        clc
        adc     #'A'
        jsr     text_char
@none:  inc     ai_letter
        lda     ai_letter
        cmp     #FORMATIONS
        bcc     @next
        rts
.endproc
