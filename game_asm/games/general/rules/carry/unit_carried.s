; Is a unit cargo?
        .include "state.inc"
        .include "general.inc"

        .export unit_carried

        .segment "RULES_LOW"

;;; unit_carried -- is a unit carried by another one?
;;; rule:     9.12
;;; in:       X = unit 0..119
;;; out:      C = 1 it is; X, Y kept
;;; clobbers: A
;;; cycles:   <= 2400
.proc unit_carried
        stx     @whom+1                 ; [patched]
        txa
        pha
        ldx     #UNITS - 1
@unit:  lda     unit_cargo,x
@whom:  cmp     #0                      ; [patched]
        beq     @yes
        dex
        bpl     @unit
        pla
        tax
        clc
        rts
@yes:   pla
        tax
        sec
        rts
.endproc
