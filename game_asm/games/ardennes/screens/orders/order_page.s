; Orders that lead to a page of another overlay.
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export order_help, order_list, order_replay, order_supply

        .segment "MOVE"

;;; order_help -- show what the keys do
;;; rule:     1.7
;;; in:       none
;;; out:      C = 0; st_next_phase = st_phase, then st_phase = PHASE_HELP
;;; clobbers: A X
;;; cycles:   <= 30
.proc order_help
        lda     #PHASE_HELP
        bne     leave                   ; always
.endproc

;;; order_list -- list the engagements
;;; rule:     1.11
;;; in:       none
;;; out:      C = 0; st_next_phase = st_phase, then st_phase = PHASE_LIST
;;; clobbers: A X
;;; cycles:   <= 30
.proc order_list
        lda     #PHASE_LIST
        bne     leave                   ; always
.endproc

;;; order_supply -- show supply and who is cut off
;;; rule:     6.7
;;; in:       none
;;; out:      C = 0; st_next_phase = st_phase, then st_phase = PHASE_SUPPLY
;;; clobbers: A X
;;; cycles:   <= 30
.proc order_supply
        lda     #PHASE_SUPPLY
        bne     leave                   ; always
.endproc

;;; order_replay -- show what was done last
;;; rule:     1.10
;;; in:       none
;;; out:      C = 0; st_next_phase = st_phase, then st_phase = PHASE_REPLAY
;;; clobbers: A X
;;; cycles:   <= 30
.proc order_replay
        lda     #PHASE_REPLAY
.endproc
        falls_into leave

; To phase A, and from there back.
.proc leave
        ldx     st_phase
        stx     st_next_phase
        sta     st_phase
        clc
        rts
.endproc
