; The order to leave the war.
        .include "state.inc"
        .include "russia.inc"

        .export order_quit
        .import ask_sure, msg_quit_sure

        .segment "ORDERS"

;;; order_quit -- back to the menu, when the player is sure
;;; in:       none
;;; out:      C = 0: st_phase = PHASE_MENU; C = 1: it stays as it is
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_quit
        lda     #<msg_quit_sure
        ldy     #>msg_quit_sure
        jsr     ask_sure
        bcc     @not
        lda     #PHASE_MENU
        sta     st_phase
        clc
        rts
@not:   sec
        rts
.endproc
