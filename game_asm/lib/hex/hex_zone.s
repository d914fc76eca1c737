; Zones of two sides, counted: in hex_zones bits 0-2 say how many neighbours side 0 holds, bit 3
; that it holds this hex; bits 4-7 the same of side 1.
        .include "zeropage.inc"

        .importzp HEX_STRIDE
        .import hex_zones, hex_corner, hex_around_upper
        .export hex_zone_enter, hex_zone_leave

        .segment "RODATA"
holds:          .byte $08, $80          ; by side
neighbour:      .byte $01, $10

        .segment "CODE"

;;; hex_zone_enter -- a side holds a hex from now on, if it did not
;;; in:       zp_arg0/1 = index of a hex of the map; A = side 0..1
;;; out:      hex_zones; C = 1 when it did not hold it
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 250
.proc hex_zone_enter
        tay
        lda     neighbour,y
        sta     zp_t1
        lda     holds,y
        pha
        lda     #>hex_zones
        jsr     hex_corner
        ldy     #<(HEX_STRIDE+1)
        pla
        sta     zp_t0
        and     (zp_ptr0),y
        bne     @held
        lda     zp_t0
        ora     (zp_ptr0),y
        sta     (zp_ptr0),y
        bne     add_around              ; always
@held:  clc
        rts
.endproc

;;; hex_zone_leave -- a side holds a hex no longer, if it did
;;; in:       zp_arg0/1 = index of a hex of the map; A = side 0..1
;;; out:      hex_zones; C = 1 when it held it
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 250
.proc hex_zone_leave
        tay
        lda     neighbour,y
        eor     #$FF
        sta     zp_t1
        inc     zp_t1                   ; one less
        lda     holds,y
        pha
        lda     #>hex_zones
        jsr     hex_corner
        ldy     #<(HEX_STRIDE+1)
        pla
        sta     zp_t0
        and     (zp_ptr0),y
        beq     @free
        eor     (zp_ptr0),y
        sta     (zp_ptr0),y
        jmp     add_around
@free:  clc
        rts
.endproc

add_around:
        .repeat 6, way
        ldy     hex_around_upper+way,x
        lda     (zp_ptr0),y
        clc
        adc     zp_t1
        sta     (zp_ptr0),y
        .endrepeat
        sec
        rts
