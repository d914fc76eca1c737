; The computer gives a side's orders.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export computer_main, computer_orders, computer_report, ai_again, ai_rich
        .exportzp ai_behind, ai_safe, ai_margin, ai_level
        .import victory_points, victory_level, w_sally_points

        .import progress_show, progress_step, key_flush, plan_begin, plan_formation

        .segment "COMPUTER"

;;; computer_main -- orders for side st_side, formation by formation, with their number as progress
;;; rule:     3.2.1 W23
;;; in:       st_side; the battle's state
;;; out:      orders of the side; st_side, st_phase: the Soviets' orders, then PHASE_COMBAT;
;;;           changes aboard, st_sight_*, st_mission, st_mission_left, unit_records, unit_x/y,
;;;           cross_*, foe_*, key_first, key_count
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
@page:  jsr     progress_show
        jsr     computer_report
        jsr     computer_orders
        jsr     key_flush               ; a key of the impatient must not hurry the combat
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

        .segment "COMPUTER_BSS"
ai_rich:        .res 1                  ; 1 = by the last report the enemy has many points

        .segment "BSS"                  ; outlives RESET and the loading of the overlay
ai_again:       .res 1                  ; formations begun, and 1: RESET may cut orders short

        .segment "COMPUTER"

;;; computer_report -- what the page at the end of every turn tells: who is winning
;;; rule:     10.2.6 W23
;;; in:       st_side; the battle's state
;;; out:      ai_behind ai_safe ai_margin ai_rich
;;; clobbers: A X Y zp_ptr0 zp_arg0..zp_arg3 zp_t0 zp_t2..zp_t7 zp_rules..zp_rules+6
;;; cycles:   -
.proc computer_report
        lda     #SIDE_GERMAN
        jsr     victory_points
        pha
        tya
        pha
        lda     #SIDE_SOVIET
        jsr     victory_points
        sta     zp_arg2
        sty     zp_arg3
        pla
        sta     zp_arg1
        pla
        sta     zp_arg0
        ldx     st_side
        bne     @foe                    ; the Germans' points
        ldx     #2                      ; or the Soviets'
@foe:   lda     zp_arg0,x
        cmp     w_sally_points
        lda     zp_arg1,x
        sbc     #0
        lda     #0
        rol     a
        sta     ai_rich
        jsr     victory_level           ; 0..6, 3 = a draw
        ldx     st_side
        beq     @german
        eor     #$FF
        sec
        adc     #6
@german:
        sta     ai_margin
        cmp     #3
        ldx     #0
        stx     ai_safe
        bcs     @behind
        cmp     #2                      ; 0 and 1: a decisive victory, a substantive one
        bcs     @won
        inc     ai_safe
@won:   clc
@behind:
        txa
        rol     a
        sta     ai_behind
        rts
.endproc

;;; computer_orders -- orders for every unit of side st_side
;;; in:       st_side st_level; ai_behind ai_margin; ai_again = 0, after RESET as it left it; the
;;;           battle's state; the text cursor as progress_show leaves it
;;; out:      orders of the side; ai_again = 0; changes aboard, st_sight_*, st_mission,
;;;           st_mission_left, unit_records, unit_x/y, cross_*, foe_*
;;; clobbers: A X Y zp_side zp_unit zp_unit_no, what the rules use, the overlay's own and the
;;;           picture
;;; cycles:   -
.proc computer_orders
        lda     st_side
        sta     zp_side
        tax
        lda     st_level,x
        sta     ai_level
        jsr     plan_begin
        lda     #$FF
        sta     ai_letter
@next:  inc     ai_letter
        ldx     ai_letter
        inx
        cpx     ai_again
        bcc     @known
        stx     ai_again
@known: cpx     #FORMATIONS+1
        bcs     @done
        jsr     plan_formation
        bcc     @next
        jsr     progress_step
        jmp     @next
@done:  lda     #0
        sta     ai_again
        rts
.endproc
