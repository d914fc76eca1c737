; What is said about a unit stays on the screen.
        .include "state.inc"
        .include "general.inc"

        .export heard
        .import any_key, unit_computer, wait_ms

        .segment "PLAY"

;;; heard -- wait for a key when a player moves the active unit, for a moment when a computer does
;;; in:       st_active
;;; out:      none
;;; clobbers: A X Y and what any_key uses
;;; cycles:   -
.proc heard
        ldx     st_active
        jsr     unit_computer
        bcs     @wait
        jmp     any_key
@wait:  lda     #250
        jsr     wait_ms
        lda     #250
        jsr     wait_ms
        lda     #250
        jmp     wait_ms
.endproc
