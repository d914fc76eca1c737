; What follows in the queue of a flood when all hexes of a distance are taken.
        .include "lib/hexflood/hex_flood.inc"

        .import HEX_LAYER
        .import key_pump
        .export hex_queue_level

        .segment "HEX_WORK"
look_y:         .res 1                  ; where the field is being looked through
look_page:      .res 1

        .segment "CODE"

;;; hex_queue_level -- what comes when all of a distance are taken; part of the floods
;;; in:       here, the list
;;; out:      C = 1: the flood is over; C = 0, Z = 1: zp_t2 = entries to take; C = 0, Z = 0: field
;;;           and corner_hi (zp_ptr1, zp_t1) point at a hex
;;; clobbers: A X Y zp_ptr1 zp_t0..zp_t3 zp_t5 zp_arg5 hex_queue_* key_ring key_count
;;; cycles:   -
.proc hex_queue_level
        lda     hex_queue_looking
        bne     @go_on
@list:  ldy     bucket
        lda     hex_queue_marked,y
        bne     @look
        ldx     hex_queue_heads,y
        bne     @take                   ; steps that cost nothing
@done:  ldy     #0
        lda     (goal),y
        cmp     here
        beq     @over
        bcc     @over
        jsr     key_pump                ; a whole map takes most of a second
@next:  lda     here
        cmp     last
        bcs     @over
        inc     here
        dec     quiet
        bmi     @over
        lda     here
        and     #BUCKETS-1
        tay
        lda     hex_queue_heads,y
        ora     hex_queue_marked,y
        beq     @next
        sty     bucket
        lda     #BUCKETS
        sta     quiet
        lda     hex_queue_marked,y
        bne     @drop
        ldx     hex_queue_heads,y
@take:  stx     hexes
        lda     #0
        sta     hex_queue_heads,y
        clc
        rts                             ; Z = 1
@over:  sec
        rts
@drop:  ldx     hex_queue_heads,y                 ; all of it will be found, listed or not
        beq     @look
        lda     hex_queue_next,x
        sta     hex_queue_heads,y
        lda     free
        sta     hex_queue_next,x
        stx     free
        jmp     @drop
@look:  lda     #0
        sta     hex_queue_marked,y
        sta     look_y
        lda     hex_field_page
        sta     look_page
        inc     hex_queue_looking
@go_on: lda     look_page
        sta     field+1
        ldy     #0
        sty     field
        ldy     look_y
        lda     here
@byte:  cmp     (field),y
        beq     @found
        iny
        bne     @byte
        inc     field+1
        jsr     @index
        bcs     @end
        lda     here
        jmp     @byte
@found: jsr     @index
        bcs     @end
        ldx     field+1
        iny
        sty     look_y
        bne     @kept
        inx
@kept:  stx     look_page
        dey
        tya
        sec
        sbc     #<AT_HERE
        sta     field
        bcs     @corner
        dec     field+1
@corner:
        lda     field+1
        sec
        sbc     hex_field_page
        sta     corner_hi
        clc
        lda     #1                      ; Z = 0
        rts
@end:   lda     #0
        sta     hex_queue_looking
        jmp     @list
@index: lda     field+1                 ; C = 1 when byte Y of this page is no longer of the layer
        sec
        sbc     hex_field_page
        cmp     #>HEX_LAYER
        bne     @known
        cpy     #<HEX_LAYER
@known: rts
.endproc
