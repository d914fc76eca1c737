; Whether a square is overlooked.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export threat_at, threat_mark

        .segment "COMPUTER"

bits:   .byte   $01, $02, $04, $08, $10, $20, $40, $80

;;; threat_at -- is a square overlooked?
;;; in:       X = column, Y = row; ai_threat
;;; out:      C = 1 when it is; X Y kept
;;; clobbers: A
;;; cycles:   <= 120
.proc threat_at
        stx     at_x
        sty     at_y
        tya
        sec
        sbc     #MAP_BOTTOM
        lsr     a
        sta     cell_byte
        asl     a
        adc     cell_byte               ; C = 0
        sta     cell_byte
        txa
        sbc     #MAP_LEFT-1             ; C = 0: takes one more
        lsr     a
        tay
        lsr     a
        lsr     a
        lsr     a
        clc
        adc     cell_byte
        tax
        stx     cell_byte
        tya
        and     #7
        tay
        lda     bits,y
        sta     cell_bit
        and     ai_threat,x
        cmp     #1
        ldx     at_x
        ldy     at_y
        rts
.endproc

;;; threat_mark -- the square asked for last is overlooked, and its cell with it
;;; in:       threat_at has been called; ai_threat
;;; out:      ai_threat; Y kept
;;; clobbers: A X
;;; cycles:   <= 25
.proc threat_mark
        ldx     cell_byte
        lda     cell_bit
        ora     ai_threat,x
        sta     ai_threat,x
        rts
.endproc

        .segment "COMPUTER_BSS"
cell_byte:      .res 1                  ; of ai_threat
cell_bit:       .res 1                  ; of that byte
at_x:           .res 1
at_y:           .res 1
