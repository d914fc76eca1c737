; Whether a square is off the map.
        .include "zeropage.inc"
        .include "ambush.inc"
        .export square_off

        .segment "COMPUTER"

;;; square_off -- does a square lie beyond the edge of the village?
;;; in:       X = column, Y = row
;;; out:      C = 1 when it does; A X Y kept
;;; clobbers: none
;;; cycles:   <= 26
.proc square_off
        cpx     #MAP_LEFT
        bcc     @off
        cpx     #MAP_RIGHT+1
        bcs     @done
        cpy     #MAP_BOTTOM
        bcc     @off
        cpy     #MAP_TOP+1
@done:  rts
@off:   sec
        rts
.endproc
