; A disk that prints one line: boot sector, loader and disk routines, and nothing else.

        .setcpu "6502"
        .include "zeropage.inc"
        .include "apple2/switches.inc"

        .export main, overlay_wanted

TEXT_PAGE  := $0400
LINE_12    := $0628
BLANK      = $A0
HIGH_BIT   = $80

        .segment "HIGH"

;;; main -- show the line
;;; in:       nothing
;;; out:      does not return
;;; clobbers: everything
;;; cycles:   -
.proc main
        ldx     #0
        lda     #BLANK
@clear: sta     TEXT_PAGE,x
        sta     TEXT_PAGE+$100,x
        sta     TEXT_PAGE+$200,x
        sta     TEXT_PAGE+$300,x
        inx
        bne     @clear
@char:  lda     line,x
        beq     @show
        ora     #HIGH_BIT
        sta     LINE_12,x
        inx
        bne     @char
@show:  bit     IO_TEXT
@stay:  jmp     @stay
.endproc

; It has no overlays.
overlay_wanted:
        rts

line:   .asciiz "  THE DISK BOOTS AND PRINTS THIS LINE"
        .res    $3800                   ; makes the file four tracks long: loading can be timed
