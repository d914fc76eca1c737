; Movement and engagements of a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .import key_wait

        .segment "MOVE"
        .export move_main

;;; move_main -- the movement of st_side
;;; in:       none
;;; out:      st_phase
;;; clobbers: A X Y
;;; cycles:   -
.proc move_main
        jmp     key_wait
.endproc
