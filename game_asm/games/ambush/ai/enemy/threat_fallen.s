; The squares about the fallen.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export threat_fallen
        .import man_fit, square_off, threat_at, threat_mark

        .segment "COMPUTER"

CELL            = 2                     ; squares across and up that share a bit of ai_threat
ABOUT           = 3                     ; cells across and up about a man who is down

;;; threat_fallen -- whoever felled a man looks there still: the cells about all who are down
;;; rule:     W24
;;; in:       ai_first; ai_threat; the men
;;; out:      ai_threat
;;; clobbers: A X Y fallen_x fallen_y fallen_man fallen_left rows_left columns_left
;;; cycles:   <= 25000
.proc threat_fallen
        ldx     ai_first
        lda     #SQUAD
        sta     fallen_left
@man:   lda     man_in_play,x
        beq     @next
        jsr     man_fit
        bcs     @next
        stx     fallen_man
        lda     #ABOUT
        sta     rows_left
        lda     man_y,x
        adc     #CELL                   ; C = 0
        sta     fallen_y
@row:   lda     #ABOUT
        sta     columns_left
        ldx     fallen_man
        lda     man_x,x
        clc
        adc     #CELL
@cell:  sta     fallen_x
        tax
        ldy     fallen_y
        jsr     square_off
        bcs     @out
        jsr     threat_at
        jsr     threat_mark
@out:   lda     fallen_x
        sec
        sbc     #CELL
        dec     columns_left
        bne     @cell
        lda     fallen_y
        sbc     #CELL                   ; C = 1: no square is so far west
        sta     fallen_y
        dec     rows_left
        bne     @row
        ldx     fallen_man
@next:  inx
        dec     fallen_left
        bne     @man
        rts
.endproc

        .segment "COMPUTER_BSS"
fallen_x:       .res 1
fallen_y:       .res 1
fallen_man:     .res 1
fallen_left:    .res 1
rows_left:      .res 1
columns_left:   .res 1
