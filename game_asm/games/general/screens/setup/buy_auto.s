; All points are spent.
        .include "general.inc"

        .export buy_auto
        .import buy_take

        .segment "SETUP_BSS"
passes:         .res 1                  ; pieces bought in this round

        .segment "SETUP"

;;; buy_auto -- spend all that is left on some of everything
;;; rule:     4.3
;;; in:       st_side; st_points
;;; out:      units and mines that are not on the map yet; st_points
;;; clobbers: A X Y scratch and what buy_take uses
;;; cycles:   -
.proc buy_auto
@round: lda     #0
        sta     passes
        ldx     #SHOPPING - 1
@next:  txa
        pha
        lda     shopping,x
        jsr     buy_take
        bcs     @not
        inc     passes
@not:   pla
        tax
        dex
        bpl     @next
        lda     passes
        bne     @round
        rts
; from the last to the first, over and over
shopping:
        .byte   TYPE_IN, TYPE_MN, TYPE_BZ, TYPE_EN, TYPE_LA, TYPE_AC, TYPE_LT, TYPE_MA, TYPE_BZ
        .byte   TYPE_MT, TYPE_HT, TYPE_MT
SHOPPING = * - shopping
.endproc
