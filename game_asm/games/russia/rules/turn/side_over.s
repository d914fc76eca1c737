; A side has given its orders.
        .include "state.inc"
        .include "russia.inc"

        .export side_over

        .segment "RULES"

;;; side_over -- on to the other side, or to the execution
;;; rule:     3.3.1  the Soviets first, then the Axis
;;; in:       st_side
;;; out:      st_phase, st_side = what follows; st_depot = 0, st_step = 0
;;; clobbers: A
;;; cycles:   <= 40
.proc side_over
        lda     #0
        sta     st_depot
        sta     st_step
        lda     st_side
        beq     @both
        lda     #SIDE_AXIS
        sta     st_side
        lda     #PHASE_SUPPLY
        bne     @phase                  ; always
@both:  lda     #PHASE_AIR
@phase: sta     st_phase
        rts
.endproc
