; A unit that was somewhere else only in thought.
        .include "ai/ai.inc"

        .export carrier_back, ghost_back

        .segment "COMPUTER"

;;; ghost_back -- who stood elsewhere for once stands where it stood; also when RESET came between
;;; in:       st_ghost
;;; out:      unit_col, unit_row; st_ghost = 0
;;; clobbers: A X
;;; cycles:   <= 50
.proc ghost_back
        ldx     st_ghost
        beq     @nobody
        dex
        lda     st_ghost+1
        sta     unit_col,x
        lda     st_ghost+2
        sta     unit_row,x
        lda     #0
        sta     st_ghost
@nobody:
        rts
.endproc

;;; carrier_back -- who went on from where it loads stands where it stood; also behind a RESET
;;; in:       st_carrier
;;; out:      unit_col, unit_row, unit_left; st_carrier = 0
;;; clobbers: A X
;;; cycles:   <= 60
.proc carrier_back
        ldx     st_carrier
        beq     @nobody
        dex
        lda     st_carrier+1
        sta     unit_col,x
        lda     st_carrier+2
        sta     unit_row,x
        lda     st_carrier+3
        sta     unit_left,x
        lda     #0
        sta     st_carrier
@nobody:
        rts
.endproc
