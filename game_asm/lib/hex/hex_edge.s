; Sides of hexes as six bits a hex, bit 0 for north: the same side is a bit of two hexes.
        .include "zeropage.inc"

        .import hex_neighbour
        .export hex_edge_there, hex_edge_put

        .segment "RODATA"
side:           .byte 1, 2, 4, 8, 16, 32
opposite:       .byte 3, 4, 5, 0, 1, 2

        .segment "CODE"

;;; hex_edge_there -- is this side of a hex marked?
;;; in:       A = page of the layer; zp_arg0/1 = index of a hex; X = direction 0..5
;;; out:      Z = 0 when it is; X kept
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 45
.proc hex_edge_there
        clc
        adc     zp_arg1
        sta     zp_ptr0+1
        lda     #0
        sta     zp_ptr0
        ldy     zp_arg0
        lda     (zp_ptr0),y
        and     side,x
        rts
.endproc

;;; hex_edge_put -- mark a side of a hex, seen from both, or take the mark away
;;; in:       A = page of the layer; zp_arg0/1 = index of a hex of the map; X = direction 0..5;
;;;           Y = 1 when it is to be marked
;;; out:      the layer, one called hex_edges*; zp_arg0, zp_arg1 as they were
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 220
.proc hex_edge_put
        sta     zp_t0                   ; the page
        sty     zp_t1                   ; set?
        jsr     @one
        jsr     hex_neighbour
        lda     opposite,x
        tax
        jsr     @one
        jmp     hex_neighbour           ; back
@one:   lda     zp_t0
        clc
        adc     zp_arg1
        sta     zp_ptr0+1
        lda     #0
        sta     zp_ptr0
        ldy     zp_arg0
        lda     (zp_ptr0),y
        ora     side,x
        lsr     zp_t1
        bcs     @set
        eor     side,x
@set:   rol     zp_t1
        sta     (zp_ptr0),y
        rts
.endproc
