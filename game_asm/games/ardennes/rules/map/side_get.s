; What a side of a hex is.
        .include "zeropage.inc"
        .include "macros.inc"

        .export side_get
        .import hex_way

        .segment "RULES"

;;; side_get -- what a side of a hex is
;;; in:       zp_hex = index; X = direction 0..5
;;; out:      A = SIDE_OPEN..SIDE_BRIDGE; X kept
;;; clobbers: Y zp_ptr0 zp_arg0 zp_arg1
;;; cycles:   <= 120
.proc side_get
        copy_word zp_arg0, zp_hex
        jmp     hex_way
.endproc
