; One byte for all squares.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export squares_fill

        .segment "COMPUTER"

;;; squares_fill -- the same byte for every square
;;; in:       A = random; zp_dist_ptr = distance or danger
;;; out:      distance danger
;;; clobbers: X Y zp_dist_ptr
;;; cycles:   <= 32000
.proc squares_fill
        ldx     #>VILLAGE_SQUARES
        ldy     #0
@page:  sta     (zp_dist_ptr),y
        iny
        bne     @page
        inc     zp_dist_ptr+1
        dex
        bne     @page
@rest:  sta     (zp_dist_ptr),y
        iny
        cpy     #<VILLAGE_SQUARES
        bne     @rest
        rts
.endproc
