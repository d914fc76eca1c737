; The end of a side's orders.
        .include "state.inc"
        .include "russia.inc"

        .export order_done
        .import ask_sure, msg_done_sure

        .segment "ORDERS"

;;; order_done -- on to the other side, or to the execution
;;; rule:     3.3.1  the Soviets first, then the Axis
;;; in:       st_side
;;; out:      C = 0: st_phase and st_side = what follows; C = 1: not yet
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_done
        lda     #<msg_done_sure
        ldy     #>msg_done_sure
        jsr     ask_sure
        bcc     @not
        lda     st_side
        cmp     #SIDE_SOVIET
        bne     @both
        lda     #SIDE_AXIS
        sta     st_side
        lda     #PHASE_SUPPLY
        sta     st_phase
        clc
        rts
@both:  lda     #PHASE_GROUND
        sta     st_phase
        clc
        rts
@not:   sec
        rts
.endproc
