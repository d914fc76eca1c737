; What a side of a hex is: open, river, road or road over a river; two bits, in hex_sides for N, NE,
; SE and S, in the upper half of hex_ground for SW and NW.
        .include "zeropage.inc"

        .import hex_neighbour, hex_sides, hex_ground
        .export hex_way, hex_way_put

        .segment "RODATA"
mask:           .byte %00000011, %00001100, %00110000, %11000000, %00110000, %11000000
shifts:         .byte 0, 2, 4, 6, 4, 6
page:           .byte >hex_sides, >hex_sides, >hex_sides, >hex_sides, >hex_ground, >hex_ground
opposite:       .byte 3, 4, 5, 0, 1, 2

        .segment "CODE"

;;; hex_way -- what a side of a hex is
;;; in:       zp_arg0/1 = index of a hex; X = direction 0..5
;;; out:      A = 0 open, 1 river, 2 road, 3 bridge; X kept
;;; clobbers: Y zp_ptr0
;;; cycles:   <= 90
.proc hex_way
        lda     page,x
        clc
        adc     zp_arg1
        sta     zp_ptr0+1
        lda     #0
        sta     zp_ptr0
        ldy     zp_arg0
        lda     (zp_ptr0),y
        and     mask,x
        ldy     shifts,x
        beq     @done
@shift: lsr
        dey
        bne     @shift
@done:  rts
.endproc

;;; hex_way_put -- make a side of a hex something else, seen from both
;;; in:       zp_arg0/1 = index of a hex of the map; X = direction 0..5; A = 0..3 what it is to be
;;; out:      hex_sides, hex_ground; zp_arg0, zp_arg1 as they were
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 320
.proc hex_way_put
        sta     zp_t0
        jsr     @one
        jsr     hex_neighbour
        lda     opposite,x
        tax
        jsr     @one
        jmp     hex_neighbour           ; back
@one:   ldy     shifts,x
        lda     zp_t0
        cpy     #0
        beq     @there
@shift: asl
        dey
        bne     @shift
@there: sta     zp_t1
        lda     page,x
        clc
        adc     zp_arg1
        sta     zp_ptr0+1
        lda     #0
        sta     zp_ptr0
        ldy     zp_arg0
        lda     (zp_ptr0),y
        ora     mask,x
        eor     mask,x
        ora     zp_t1
        sta     (zp_ptr0),y
        rts
.endproc
