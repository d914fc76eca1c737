; The computer's side.
        .include "ai/ai.inc"
        .export computer_main, computer_orders, staff_orders
        .import attacks_plan, charges_plan, danger_make, foes_list, foes_weigh, goals_flood
        .import guns_plan
        .import moves_plan, msg_computer_axis, msg_computer_soviets, msg_computers_axis
        .import msg_computers_soviets, orders_clear, powers_find
        .importzp GUARDS, STRAGGLERS
        .import progress_show, progress_step, rails_plan, replacements_plan, rings_plan, side_over
        .import strikes_plan, supply_plan, zones_make

        .segment "COMPUTER"

;;; computer_main -- supply, moves and plots of a side that the computer commands
;;; rule:     3.0.1 10.0.1
;;; in:       st_side; st_phase = PHASE_COMPUTER or PHASE_STAFF; the state
;;; out:      the state; st_phase and st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc computer_main
        ldx     st_side
        lda     st_human
        ora     st_human+1
        bne     @page
        inx                             ; nobody plays: the page says how to leave
        inx
@page:  lda     page_lo,x
        ldy     page_hi,x
        jsr     progress_show
        lda     st_phase
        cmp     #PHASE_STAFF
        beq     @staff
        jsr     computer_orders
        jmp     side_over
@staff: jsr     staff_orders
        lda     #PHASE_PLOT
        sta     st_phase
        rts
.endproc

page_lo:        .lobytes msg_computer_axis, msg_computer_soviets, msg_computers_axis
                .lobytes msg_computers_soviets
page_hi:        .hibytes msg_computer_axis, msg_computer_soviets, msg_computers_axis
                .hibytes msg_computers_soviets

;;; computer_orders -- a week's supply, replacements, moves and plots of side st_side
;;; rule:     3.3.1 6.0.1
;;; in:       st_side; the state; the text cursor as progress_show leaves it
;;; out:      the state
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc computer_orders
        jsr     orders_clear
        jsr     zones_make
        jsr     supply_plan
        jsr     plans
        jmp     strikes_plan
.endproc

;;; staff_orders -- replacements, moves and plots of those groups of st_side that the computer leads
;;; rule:     3.0.1 6.0.1  ours: for all others it is as if they had gone by rail
;;; in:       st_side; st_phase = PHASE_STAFF; group_standing; as computer_orders
;;; out:      the state
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc staff_orders
        jsr     zones_make
        ldx     #GROUPS - 1
@group: lda     group_flags,x
        sta     kept,x
        ldy     group_standing,x
        cpy     #STANDING_STAFF
        beq     @next
        ora     #GF_RAILED
        sta     group_flags,x
@next:  dex
        bpl     @group
        jsr     plans
        ldx     #GROUPS - 1
@back:  ldy     group_standing,x
        cpy     #STANDING_STAFF
        beq     @led
        lda     kept,x
        sta     group_flags,x
@led:   dex
        bpl     @back
        rts
.endproc

; What both have in common.
.proc plans
        jsr     replacements_plan
        jsr     progress_step
        jsr     powers_find
        jsr     foes_weigh
        jsr     danger_make
        jsr     progress_step
        jsr     foes_list
        ldx     #KIND_MECH
        jsr     goals_flood
        lda     st_phase
        cmp     #PHASE_STAFF
        beq     @moves                  ; the railways are the player's
        jsr     rails_plan
        ldx     #KIND_MECH
        jsr     goals_flood             ; the trains have used the field
@moves: jsr     progress_step
        jsr     rings_plan
        jsr     attacks_plan
        jsr     charges_plan
        jsr     progress_step
        ldx     #STRAGGLERS
        jsr     goals_flood
        lda     #STRAGGLERS
        jsr     moves_plan
        ldx     #GUARDS
        jsr     goals_flood
        lda     #GUARDS
        jsr     moves_plan
        ldx     #KIND_MECH
        jsr     goals_flood
        lda     #KIND_MECH
        jsr     moves_plan
        jsr     progress_step
        ldx     #KIND_INFANTRY
        jsr     goals_flood
        lda     #KIND_INFANTRY
        jsr     moves_plan
        jsr     progress_step
        jmp     guns_plan
.endproc

        .segment "THINKING"
kept:           .res GROUPS             ; their flags
