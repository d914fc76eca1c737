; The whole map.
        .export order_whole
        .import any_key, hexview_whole

        .segment "ORDERS"

;;; order_whole -- show the whole map until a key is struck
;;; in:       the state
;;; out:      C = 0; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc order_whole
        jsr     hexview_whole
        jsr     any_key
        clc
        rts
.endproc
