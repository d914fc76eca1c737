; The end of a side's orders.
        .include "state.inc"
        .include "russia.inc"

        .export order_done
        .import ask_sure, msg_done_sure

        .segment "ORDERS"

;;; order_done -- on to the air strikes of the side
;;; rule:     3.3.1
;;; in:       st_side
;;; out:      C = 0: st_phase = PHASE_STRIKE; C = 1: not yet
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_done
        lda     #<msg_done_sure
        ldy     #>msg_done_sure
        jsr     ask_sure
        bcc     @not
        lda     #PHASE_STRIKE
        sta     st_phase
        clc
        rts
@not:   sec
        rts
.endproc
