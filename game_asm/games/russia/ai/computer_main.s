; The computer's side.
        .include "state.inc"
        .include "russia.inc"

        .export computer_main
        .import side_over

        .segment "COMPUTER"

;;; computer_main -- supply, moves and plots of a side that the computer commands
;;; rule:     3.0.1
;;; in:       st_side; the state
;;; out:      the state; st_phase and st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc computer_main
        jmp     side_over
.endproc
