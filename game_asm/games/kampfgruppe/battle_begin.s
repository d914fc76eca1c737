; The first turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export battle_begin
        .import rng_below

        .segment "CODE"

;;; battle_begin -- turn 1 of a battle that is deployed
;;; rule:     4.12.1  W15: visibility 7 to 20, as likely each
;;; in:       rng_seed
;;; out:      st_turn = 1, st_visibility, st_side, st_phase
;;; clobbers: A zp_t1 zp_t2 rng_seed
;;; cycles:   -
.proc battle_begin
        lda     #VISIBILITY_MOST - VISIBILITY_LEAST + 1
        jsr     rng_below
        clc
        adc     #VISIBILITY_LEAST
        sta     st_visibility
        lda     #1
        sta     st_turn
        lda     #SIDE_GERMAN
        sta     st_side
        lda     #PHASE_ORDERS
        sta     st_phase
        rts
.endproc
