; The computer's engagements.
        .include "ai/ai.inc"
        .export attack_main, attack_orders
        .import engages_plan, guns_plan, key_flush, rocket_plan, works_plan

        .segment "ATTACK"

;;; attack_main -- engagements and guns of side st_side, which has moved
;;; rule:     8.9
;;; in:       st_side; the state; what computer_orders left
;;; out:      st_phase = PHASE_RESOLVE; the units, engage_at_lo, engage_at_hi
;;; clobbers: everything
;;; cycles:   -
.proc attack_main
        jsr     attack_orders
        jsr     key_flush               ; a key of the impatient must not hurry what follows
        lda     #PHASE_RESOLVE
        sta     st_phase
        rts
.endproc

;;; attack_orders -- engagements, guns, demolitions and the V2 of side st_side
;;; rule:     8.9
;;; in:       st_side; the state; what computer_orders left
;;; out:      the units, engage_at_lo, engage_at_hi, bridge_state, dump_number,
;;;           st_v2_left
;;; clobbers: everything
;;; cycles:   -
.proc attack_orders
        jsr     engages_plan
        jsr     guns_plan
        jsr     works_plan
        jmp     rocket_plan
.endproc
