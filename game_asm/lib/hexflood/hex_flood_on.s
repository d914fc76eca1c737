; A flood that goes on from where another one came.
        .include "lib/hexflood/hex_flood.inc"

        .import HEX_LAYER
        .import hex_queue_empty
        .export hex_flood_on

beyond          := zp_t1                ; what a hex has that the last flood did not reach

        .segment "CODE"

;;; hex_flood_on -- begin a flood in every hex that the last one reached, at distance 0
;;; in:       A = page of the last one's field; X = limit 0..253, the farthest distance wanted
;;; out:      hex_field*: 0 where it was reached, limit + 1 elsewhere; hex_goal = 0, none
;;; clobbers: A X Y zp_ptr1 zp_t1 zp_t4 hex_queue_* hex_field_page
;;; cycles:   <= 60000
; The floods find these hexes by looking through the field: there may be any number of them.
.proc hex_flood_on
        sta     hex_field_page
        sta     field+1
        inx
        stx     near
        ldy     #0
        sty     field
        lda     (field),y               ; a guard's
        sta     beyond
        ldx     #>HEX_LAYER
        beq     @last                   ; less than a page
@byte:  lda     (field),y
        cmp     beyond
        lda     #0
        bcc     @put
        lda     near
@put:   sta     (field),y
        iny
        bne     @byte
        inc     field+1
        dex
        bne     @byte
@last:  ldy     #<HEX_LAYER
        beq     @queue
@rest:  dey
        lda     (field),y
        cmp     beyond
        lda     #0
        bcc     @set
        lda     near
@set:   sta     (field),y
        tya
        bne     @rest
@queue: jsr     hex_queue_empty
        lda     #1
        sta     hex_queue_marked
        rts
.endproc
