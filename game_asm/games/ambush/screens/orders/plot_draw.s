; The way that is pointed at, on the map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .import order_fetch, map_spot, way_dx, way_dy, plot_first, plot_x, plot_y
        .export plot_draw

        .segment "ORDERS"

;;; plot_draw -- a spot in every square of the way but the last, which is lit
;;; in:       zp_man; plot_first plot_x plot_y
;;; out:      the picture
;;; clobbers: A X Y zp_order zp_ptr0 zp_map_byte, all the overlay's own and what drawing uses
;;; cycles:   -
.proc plot_draw
        lda     plot_x
        sta     at_x
        lda     plot_y
        sta     at_y
        lda     plot_first
        sta     at_order
@order: ldx     zp_man
        lda     at_order
        cmp     man_order_count,x
        bcs     @done
        jsr     order_fetch
@square:
        ldx     at_x
        ldy     at_y
        jsr     map_spot
        ldx     zp_order+1
        lda     at_x
        clc
        adc     way_dx-1,x
        sta     at_x
        lda     at_y
        sec
        sbc     way_dy-1,x              ; rows of the village grow northward
        sta     at_y
        dec     zp_order+2
        bne     @square
        inc     at_order
        bne     @order                  ; always
@done:  rts
.endproc

        .segment "ORDERS_BSS"
at_x:           .res 1
at_y:           .res 1
at_order:       .res 1
