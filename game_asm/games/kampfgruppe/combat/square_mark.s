        .include "zeropage.inc"
        .export square_mark
        .import square_bit

        .segment "COMBAT"

;;; square_mark -- a unit of a side stands here
;;; in:       here_x, here_y; A = side
;;; out:      taken
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 100
.proc square_mark
        jsr     square_bit
        ora     (zp_ptr0),y
        sta     (zp_ptr0),y
        rts
.endproc
