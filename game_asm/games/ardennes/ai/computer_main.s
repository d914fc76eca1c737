; The computer moves a side.
        .include "ai/ai.inc"
        .export computer_main, computer_orders
        .import progress_show, zones_known, foes_list, foes_more, posts_fill, moves_plan
        .import attacks_plan, strikes_plan
        .import msg_computer_germans, msg_computer_allies, msg_computer_posts
        .import post_first, text_byte, text_print

        .segment "COMPUTER_BSS"
ai_player:      .res 1

        .segment "COMPUTER"

;;; computer_main -- moves of side st_side, with the number of posts done and of all as progress
;;; rule:     8.9
;;; in:       st_side; the state
;;; out:      st_phase = PHASE_ATTACK; the units; changes rng_seed
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
        ldx     st_side
        lda     post_first+1,x
        sec
        sbc     post_first,x
        jsr     text_byte
        print_msg msg_computer_posts
        jsr     computer_orders
        lda     #PHASE_ATTACK
        sta     st_phase
        rts
.endproc

;;; computer_orders -- air strikes and moves of side st_side
;;; rule:     8.9
;;; in:       st_side, st_level; the state; the text cursor as progress_show leaves it
;;; out:      the units, own_foe, foe_*, hex_zones; changes rng_seed
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
        jsr     zones_known
        jsr     strikes_plan
        jsr     foes_list
        jsr     posts_fill
        jsr     attacks_plan
        jsr     moves_plan
        jsr     zones_known
        jmp     foes_more
.endproc
