; The computer thinks for a side.
        .include "ai/ai.inc"

        .export computer_main, computer_thinks
        .import ai_open, army_buy, army_place, carrier_back, ghost_back, moves_plan, plots_plan
        .import prompt_at
        .import msg_general_1, msg_general_2, msg_general_3, msg_general_buys, page_show

        .segment "COMPUTER"

;;; computer_main -- think for st_side about st_next_phase; PLAY carries it out
;;; rule:     2.11 2.12
;;; in:       st_side, st_next_phase; the state
;;; out:      st_phase = what follows, st_thought; units bought and placed, plots, or the plans
;;; clobbers: everything
;;; cycles:   -
.proc computer_main
        lda     st_next_phase           ; whom it asks what may be done in it
        sta     st_phase
        cmp     #PHASE_PLOT_MOBILE
        bcs     @names                  ; the map stays
        lda     #<msg_general_buys
        ldy     #>msg_general_buys
        jsr     page_show
@names: ldy     st_side
        ldx     st_level,y
        lda     names_lo-1,x
        ldy     names_hi-1,x
        jsr     prompt_at
        jsr     computer_thinks
        lda     st_phase
        cmp     #PHASE_BUY
        bne     @phase
        lda     #PHASE_PLACE
        sta     st_phase
@phase: sta     st_thought
        rts

names_lo:       .lobytes msg_general_1, msg_general_2, msg_general_3
names_hi:       .hibytes msg_general_1, msg_general_2, msg_general_3
.endproc

;;; computer_thinks -- what st_side does in st_phase
;;; rule:     2.12
;;; in:       st_side, st_level 1..3; st_phase; the state
;;; out:      units bought and placed, plots, or the plans; rng_seed
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc computer_thinks
        jsr     ghost_back
        jsr     carrier_back
        ldy     st_side
        ldx     st_level,y
        dex
        stx     ai_level
        ldx     #0
        tya
        beq     @side
        ldx     #ARMY
@side:  stx     ai_first
        txa
        clc
        adc     #ARMY
        sta     ai_end
        lda     #0
        sta     ai_open
        lda     st_phase
        cmp     #PHASE_BUY
        beq     @buy
        cmp     #PHASE_PLACE
        beq     @place
        cmp     #PHASE_MOVE
        beq     @move
        jmp     plots_plan
@move:  jmp     moves_plan
@buy:   jsr     army_buy
@place: jmp     army_place
.endproc
