        .include "zeropage.inc"
        .export cell_centre
        .import map_cell

        .segment "REPORT"

;;; cell_centre -- the middle of a square in pairs of dots and dot rows
;;; in:       X = column, Y = row
;;; out:      C = 0: X = pair, Y = dot row; C = 1: outside the window
;;; clobbers: A zp_t0 zp_map_byte
;;; cycles:   <= 100
.proc cell_centre
        jsr     map_cell
        bcs     @done
        stx     zp_t0                   ; (7 X + 3) / 2 = 3 X + (X + 3) / 2, X at most 39
        txa
        adc     #3                      ; C = 0 here
        lsr     a
        clc
        adc     zp_t0
        adc     zp_t0
        adc     zp_t0
        tax
        tya
        asl     a
        asl     a
        asl     a
        adc     #4                      ; C = 0: at most 144
        tay
        clc
@done:  rts
.endproc
