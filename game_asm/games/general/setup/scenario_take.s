; Packed data, byte by byte.
        .include "zeropage.inc"

        .export scenario_take

        .segment "SETUP"

;;; scenario_take -- the next byte of packed data
;;; in:       zp_ptr0 = where it stands
;;; out:      A = the byte, Z = 1 when it is 0; zp_ptr0 on by one; X kept
;;; clobbers: Y
;;; cycles:   <= 40
.proc scenario_take
        ldy     #0
        lda     (zp_ptr0),y
        inc     zp_ptr0
        bne     @done
        inc     zp_ptr0+1
@done:  cmp     #0
        rts
.endproc
