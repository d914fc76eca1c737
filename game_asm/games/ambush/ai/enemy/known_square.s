; Where an enemy is remembered.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export known_square

        .segment "COMPUTER"

;;; known_square -- where an enemy is remembered, however long ago he was seen
;;; rule:     2.4  of those his side has seen
;;; in:       Y = enemy; known_x known_y
;;; out:      Z = 1 when nowhere, else zp_to_x/y; X Y kept
;;; clobbers: A
;;; cycles:   <= 26
.proc known_square
        lda     known_x,y
        beq     @done
        and     #KNOWN_COLUMN
        sta     zp_to_x
        lda     known_y,y               ; no row is 0
        sta     zp_to_y
@done:  rts
.endproc
