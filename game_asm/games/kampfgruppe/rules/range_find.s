; How far two squares are apart.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export range_find, range_dx, range_dy, squares_lo, squares_hi

        .segment "RULES"

range_dx := zp_rules                     ; columns and rows between them
range_dy := zp_rules+1
sum      := zp_rules+2                   ; word: dx^2 + dy^2

;;; range_find -- squares between two places
;;; rule:     W3  INT(sqrt(dx^2 + dy^2) + .5): R where D^2 <= R^2 + R for the first time
;;; in:       zp_from_x/y, zp_to_x/y = 0..59
;;; out:      A = zp_range = 0..84; range_dx, range_dy without sign
;;; clobbers: X Y zp_rules..zp_rules+3
;;; cycles:   <= 950
.proc range_find
        lda     zp_to_x
        sec
        sbc     zp_from_x
        bcs     @east
        eor     #$FF
        adc     #1                      ; C = 0
@east:  sta     range_dx
        tax
        lda     zp_to_y
        sec
        sbc     zp_from_y
        bcs     @south
        eor     #$FF
        adc     #1
@south: sta     range_dy
        tay
        lda     squares_lo,x
        clc
        adc     squares_lo,y
        sta     sum
        lda     squares_hi,x
        adc     squares_hi,y
        sta     sum+1
        cpx     range_dy
        bcs     @try                    ; the longer side is the least it can be
        ldx     range_dy
@try:   lda     reach_lo,x
        cmp     sum
        lda     reach_hi,x
        sbc     sum+1
        bcs     @found
        inx
        bne     @try                    ; always: 84 is reached
@found: txa
        sta     zp_range
        rts
.endproc

        .segment "TABLES"
squares_lo:
        .repeat MAP_SIDE, n
        .byte   <(n * n)
        .endrepeat
squares_hi:
        .repeat MAP_SIDE, n
        .byte   >(n * n)
        .endrepeat
reach_lo:
        .repeat 85, n
        .byte   <(n * n + n)
        .endrepeat
reach_hi:
        .repeat 85, n
        .byte   >(n * n + n)
        .endrepeat
