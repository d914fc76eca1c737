; The button of the second pad.
        .include "zeropage.inc"
        .include "apple2/switches.inc"

        .segment "LOW_BSS"
button_was:     .res 1                  ; as it was last; the game sets it to 0 at its start

        .segment "HARDWARE"
        .export button_down, button_was

;;; button_down -- has the second pad's button gone down since this was asked last?
;;; in:       none
;;; out:      C = 1 it has
;;; clobbers: A X button_was
;;; cycles:   <= 40
; Where no pad is plugged in it reads as down for ever: only the change counts.
.proc button_down
        lda     IO_BUTTON_1
        tax
        eor     button_was
        stx     button_was
        bpl     @no                     ; as before
        txa
        bmi     @yes
@no:    clc
        rts
@yes:   sec
        rts
.endproc
