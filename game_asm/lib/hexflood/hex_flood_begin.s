; A flood begins.
        .include "macros.inc"
        .include "lib/hexflood/hex_flood.inc"

        .import HEX_LAYER
        .import hex_goal
        .export hex_flood_begin, hex_queue_empty

        .segment "CODE"

;;; hex_flood_begin -- empty a field and the queue
;;; in:       A = page of the field; X = limit 0..253, the farthest distance wanted
;;; out:      hex_field*: limit + 1 in every byte; hex_goal = 0, none
;;; clobbers: A X Y zp_ptr1 zp_t0 hex_queue_* hex_field_page
;;; cycles:   <= 30000
.proc hex_flood_begin
        sta     hex_field_page
        sta     field+1
        inx
        ldy     #0
        sty     field
        lda     #>HEX_LAYER
        sta     here
        beq     @last                   ; less than a page
@page:  txa
@byte:  sta     (field),y
        iny
        sta     (field),y
        iny
        sta     (field),y
        iny
        sta     (field),y
        iny
        bne     @byte
        inc     field+1
        dec     here
        bne     @page
@last:  ldy     #<HEX_LAYER
        beq     hex_queue_empty
        txa
@rest:  dey
        sta     (field),y
        bne     @rest
        falls_into hex_queue_empty
.endproc

;;; hex_queue_empty -- no hex waits in any list; part of the floods
;;; in:       none
;;; out:      hex_goal = 0, none
;;; clobbers: A X hex_queue_*
;;; cycles:   <= 5000
.proc hex_queue_empty
        ldx     #BUCKETS-1
        lda     #0
        sta     hex_goal
        sta     hex_goal+1
@list:  sta     hex_queue_heads,x
        sta     hex_queue_marked,x
        dex
        bpl     @list
        sta     hex_queue_looking
        tax
@entry: txa
        clc
        adc     #1
        sta     hex_queue_next,x        ; the last one's is 0: none
        inx
        bne     @entry
        inx
        stx     hex_queue_spare
        rts
.endproc
