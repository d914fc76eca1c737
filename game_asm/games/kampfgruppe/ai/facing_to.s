        .include "zeropage.inc"
        .include "ai/ai.inc"
        .export facing_to
        .import near_find

        .segment "COMPUTER"

;;; facing_to -- the direction in which a square lies
;;; in:       zp_from_x/y, zp_to_x/y, not the same
;;; out:      A = 1..8
;;; clobbers: X Y near_dx near_dy zp_map zp_square
;;; cycles:   <= 140
.proc facing_to
        jsr     near_find
        ldx     #0
        lda     zp_to_x
        cmp     zp_from_x
        bcs     @east
        ldx     #3
@east:  lda     near_dx
        lsr     a
        cmp     near_dy
        bcs     @found                  ; along the row
        inx
        lda     zp_to_y
        cmp     zp_from_y
        bcc     @north
        inx
@north: lda     near_dy
        lsr     a
        cmp     near_dx
        bcc     @found                  ; aslant
        lda     #5
        ldy     zp_to_y
        cpy     zp_from_y
        bcs     @done
        lda     #1
@done:  rts
@found: lda     facings,x
        rts
; east, north-east, south-east, west, north-west, south-west
facings:
        .byte   3, 2, 4, 7, 8, 6
.endproc
