; What the RESET key does: the page-3 convention of the machine's firmware.
        .include "zeropage.inc"
        .include "macros.inc"

RESET_VECTOR    := $03F2                ; where the firmware goes on RESET
RESET_CHECK     := $03F4                ; makes the vector valid: high byte EOR $A5
RESET_MAGIC     = $A5

        .segment "HARDWARE"
        .export reset_install

;;; reset_install -- send RESET to a routine of the game instead of a cold start
;;; in:       A = low byte, Y = high byte of the routine
;;; out:      none
;;; clobbers: A
;;; cycles:   <= 26
.proc reset_install
        sta     RESET_VECTOR
        tya
        sta     RESET_VECTOR+1
        eor     #RESET_MAGIC
        sta     RESET_CHECK
        rts
.endproc
