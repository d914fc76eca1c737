; Whether a square is overlooked.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export threat_at

        .segment "COMPUTER"

bits:   .byte   $01, $02, $04, $08, $10, $20, $40, $80

;;; threat_at -- is a square overlooked?
;;; in:       X = column, Y = row; ai_threat
;;; out:      C = 1 when it is; X Y kept
;;; clobbers: A
;;; cycles:   <= 110
.proc threat_at
        stx     at_x
        sty     at_y
        tya
        sec
        sbc     #MAP_BOTTOM
        lsr     a
        sta     cell_row
        asl     a
        adc     cell_row                ; C = 0
        sta     cell_row
        txa
        sbc     #MAP_LEFT-1             ; C = 0: takes one more
        lsr     a
        tay
        lsr     a
        lsr     a
        lsr     a
        clc
        adc     cell_row
        tax
        tya
        and     #7
        tay
        lda     ai_threat,x
        and     bits,y
        cmp     #1
        ldx     at_x
        ldy     at_y
        rts
.endproc

        .segment "COMPUTER_BSS"
cell_row:       .res 1                  ; bytes before the row of cells
at_x:           .res 1
at_y:           .res 1
