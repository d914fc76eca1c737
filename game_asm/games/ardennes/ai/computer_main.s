; The computer gives a side's orders.
        .include "ai/ai.inc"
        .export computer_main, computer_orders
        .import progress_show, key_flush, zones_make, foes_list, posts_fill, moves_plan
        .import attacks_plan, guns_plan, strikes_plan, engages_plan
        .import msg_computer_germans, msg_computer_allies

        .segment "COMPUTER"

;;; computer_main -- orders for side st_side, post by post, with their number as progress
;;; rule:     8.9
;;; in:       st_side; the state
;;; out:      st_phase = PHASE_RESOLVE; the units, engage_at_lo, engage_at_hi; changes rng_seed
;;; clobbers: everything
;;; cycles:   -
.proc computer_main
        lda     #<msg_computer_germans
        ldy     #>msg_computer_germans
        ldx     st_side
        beq     @page
        lda     #<msg_computer_allies
        ldy     #>msg_computer_allies
@page:  jsr     progress_show
        jsr     computer_orders
        jsr     key_flush               ; a key of the impatient must not hurry what follows
        lda     #PHASE_RESOLVE
        sta     st_phase
        rts
.endproc

;;; computer_orders -- moves, engagements, guns and strikes of side st_side
;;; rule:     8.9
;;; in:       st_side, st_level; the state; the text cursor as progress_show leaves it
;;; out:      the units, engage_at_lo, engage_at_hi, hex_zones; changes rng_seed
;;; clobbers: everything
;;; cycles:   <= 31000000
.proc computer_orders
        ldx     st_side
        lda     st_level,x
        bne     @level
        lda     #3                      ; nobody said
@level: sec
        sbc     #1
        cpx     #SIDE_GERMAN
        beq     @player
        clc
        adc     #3
@player:
        sta     ai_player
        jsr     zones_make
        jsr     strikes_plan
        jsr     foes_list
        jsr     posts_fill
        jsr     attacks_plan
        jsr     moves_plan
        jsr     zones_make
        jsr     engages_plan
        jmp     guns_plan
.endproc
