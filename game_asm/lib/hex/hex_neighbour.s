; The hex next to a hex.
        .include "zeropage.inc"

        .importzp HEX_STRIDE
        .export hex_neighbour, hex_around_upper, hex_around_lower

NW              = -HEX_STRIDE-1
N               = -HEX_STRIDE
NE              = -HEX_STRIDE+1
SW              = HEX_STRIDE-1
SE              = HEX_STRIDE+1

        .segment "RODATA"
upper_lo:       .byte <N, <NE, 1, HEX_STRIDE, $FF, <NW
upper_hi:       .byte $FF, $FF, 0, 0, $FF, $FF
lower_lo:       .byte <N, 1, <SE, HEX_STRIDE, <SW, $FF
lower_hi:       .byte $FF, 0, 0, 0, 0, $FF
; the same from a hex's corner, the hex diagonally above it to the left
hex_around_upper:
                .byte 1, 2, HEX_STRIDE+2, <(2*HEX_STRIDE+1), HEX_STRIDE, 0
hex_around_lower:
                .byte 1, HEX_STRIDE+2, <(2*HEX_STRIDE+2), <(2*HEX_STRIDE+1), <(2*HEX_STRIDE)
                .byte HEX_STRIDE

        .segment "CODE"

;;; hex_neighbour -- go to the next hex in a direction; it may be a guard
;;; in:       zp_arg0/1 = index of a hex of the map; X = direction 0..5
;;; out:      zp_arg0/1 = index; X, Y kept
;;; clobbers: A
;;; cycles:   <= 45
.proc hex_neighbour
        lda     zp_arg0
        lsr
        lda     zp_arg0
        bcs     @upper
        adc     lower_lo,x
        sta     zp_arg0
        lda     zp_arg1
        adc     lower_hi,x
        sta     zp_arg1
        rts
@upper: clc
        adc     upper_lo,x
        sta     zp_arg0
        lda     zp_arg1
        adc     upper_hi,x
        sta     zp_arg1
        rts
.endproc
