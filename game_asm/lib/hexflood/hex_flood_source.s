; Where a flood begins.
        .include "lib/hexflood/hex_flood.inc"

        .export hex_flood_source

        .segment "CODE"

;;; hex_flood_source -- let a flood begin in a hex too, at distance 0
;;; in:       zp_arg0/1 = index of the hex
;;; out:      hex_field*
;;; clobbers: A X Y zp_t1 zp_t3 zp_ptr1 zp_arg4 hex_queue_*
;;; cycles:   <= 150
.proc hex_flood_source
        lda     zp_arg0
        sta     field
        lda     zp_arg1
        sta     corner_hi
        clc
        adc     hex_field_page
        sta     field+1
        ldy     #0
        lda     (field),y
        beq     @done
        lda     hex_queue_spare
        sta     free
        tya
        jsr     hex_queue_push
        lda     free
        sta     hex_queue_spare
@done:  rts
.endproc
