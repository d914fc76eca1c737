; The queue of a flood: lists of hexes by their distance, in a ring of as many lists as a step may
; cost and one.  A list is a chain of entries.  When no entry is left, the list is marked instead,
; and its hexes are found by looking through the field: slower, never wrong.
        .include "lib/hex/hex_flood.inc"

        .import HEX_LAYER
        .import key_pump
        .export hex_flood_begin, hex_flood_source, hex_queue_push, hex_queue_level, hex_queue_start
        .export hex_field_page, hex_queue_heads, hex_queue_next, hex_queue_lo, hex_queue_hi, hex_queue_free
        .export hex_cost, hex_stop, hex_goal

BUCKETS         = 32                    ; a step costs less than this
ENTRIES         = 256                   ; entry 0 is none

turn            := zp_t4                ; the list that a hex is put into
goal            := zp_t6                ; where the field has the hex that the flood is for
quiet           := zp_t5                ; lists that may be empty one after the other

        .segment "HEX_WORK"
hex_cost:       .res 256                ; by ground byte: what entering such a hex costs
hex_queue_next:       .res ENTRIES            ; the entry behind this one
hex_queue_lo:  .res ENTRIES
hex_queue_hi:  .res ENTRIES
hex_queue_heads:      .res BUCKETS            ; the first entry of each list
marked:         .res BUCKETS            ; lists that lost a hex for want of entries
hex_queue_free:       .res 1                  ; the first entry that is in no list
hex_field_page: .res 1
hex_goal:       .res 2                  ; index of a hex where a flood may end, 0 for none
hex_stop:       .res 1                  ; bits that say a hex is not left again
looking:        .res 1                  ; the field is being looked through
look_y:         .res 1                  ; ... up to here
look_page:      .res 1

        .segment "CODE"

;;; hex_flood_begin -- empty a field and the queue
;;; in:       A = page of the field; X = limit 0..253, the farthest distance wanted
;;; out:      the field: limit + 1 in every byte; hex_goal = 0, none
;;; clobbers: A X Y zp_ptr1 zp_t0 hex_queue_*
;;; cycles:   <= 40000
.proc hex_flood_begin
        sta     hex_field_page
        sta     field+1
        inx
        ldy     #0
        sty     field
        sty     hex_goal
        sty     hex_goal+1
        lda     #>HEX_LAYER
        beq     @last                   ; less than a page
        sta     here
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
        beq     @queue
        txa
@rest:  dey
        sta     (field),y
        bne     @rest
@queue: ldx     #BUCKETS-1
        lda     #0
@list:  sta     hex_queue_heads,x
        sta     marked,x
        dex
        bpl     @list
        sta     looking
        tax
@entry: inx
        txa
        sta     hex_queue_next-1,x            ; the last one's is 0: none
        bne     @entry
        stx     hex_queue_next+ENTRIES-1
        inx
        stx     hex_queue_free
        rts
.endproc

;;; hex_flood_source -- let a flood begin in a hex too
;;; in:       zp_arg0/1 = index of the hex; A = distance 0..31 that it has
;;; out:      the field, where it was farther
;;; clobbers: A X Y zp_t1 zp_t2 zp_t3 zp_t4 zp_ptr1 hex_queue_*
;;; cycles:   <= 200
.proc hex_flood_source
        sta     bucket
        lda     zp_arg0
        sec
        sbc     #<(HEX_STRIDE+1)
        sta     field
        lda     zp_arg1
        sbc     #0
        sta     base+1
        clc
        adc     hex_field_page
        sta     field+1
        hex_base
        ldy     #<AT_HERE
        lda     bucket
        cmp     (field),y
        bcs     @no
        jmp     hex_queue_push
@no:    rts
.endproc

;;; hex_queue_push -- note the distance of a hex and put it into its list; part of the floods
;;; in:       A = distance; Y = offset from base; base, field
;;; out:      the field
;;; clobbers: A X Y zp_t4 hex_queue_*
;;; cycles:   <= 90
.proc hex_queue_push
        sta     (field),y
        and     #BUCKETS-1
        sta     turn
        ldx     hex_queue_free
        beq     @none
        tya
        clc
        adc     base
        sta     hex_queue_lo,x
        lda     base+1
        adc     #0
        sta     hex_queue_hi,x
        lda     hex_queue_next,x
        sta     hex_queue_free
        ldy     turn
        lda     hex_queue_heads,y
        sta     hex_queue_next,x
        txa
        sta     hex_queue_heads,y
        rts
@none:  ldy     turn
        lda     #1
        sta     marked,y
        rts
.endproc

;;; hex_queue_start -- begin at distance 0; part of the floods
;;; in:       hex_goal
;;; out:      here, bucket
;;; clobbers: A zp_t0 zp_t1 zp_t5 zp_t6 zp_t7
;;; cycles:   <= 50
.proc hex_queue_start
        lda     #0
        sta     here
        sta     bucket
        lda     #BUCKETS
        sta     quiet
        lda     hex_goal
        sta     goal
        lda     hex_goal+1
        clc
        adc     hex_field_page
        sta     goal+1
        rts
.endproc

;;; hex_queue_level -- what comes when a list is empty: the next distance; part of the floods
;;; in:       here, bucket
;;; out:      C = 1: the flood is over; C = 0, Z = 1: a list has hexes; C = 0, Z = 0: ground, field,
;;;           base+1 and Y point at a hex
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t0 zp_t1 zp_t3 zp_t5 hex_queue_* key_ring key_count
;;; cycles:   -
.proc hex_queue_level
        lda     looking
        bne     @go_on
        ldy     bucket
        lda     marked,y
        bne     @look
@done:  ldy     #0
        lda     (goal),y
        cmp     here
        beq     @over
        bcc     @over
        jsr     key_pump                ; a whole map takes most of a second
@next:  inc     here
        dec     quiet
        bmi     @over
        lda     here
        and     #BUCKETS-1
        tay
        lda     hex_queue_heads,y
        ora     marked,y
        beq     @next
        sty     bucket
        lda     #BUCKETS
        sta     quiet
        lda     marked,y
        bne     @drop
        clc
        rts                             ; Z = 1: the mark was 0
@over:  sec
        rts
@drop:  ldx     hex_queue_heads,y             ; all of this distance will be found, listed or not
        beq     @look
        lda     hex_queue_next,x
        sta     hex_queue_heads,y
        lda     hex_queue_free
        sta     hex_queue_next,x
        stx     hex_queue_free
        jmp     @drop
@look:  lda     #0
        sta     marked,y
        sta     look_y
        lda     hex_field_page
        sta     look_page
        inc     looking
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
        sta     ground
        bcs     @corner
        dec     field+1
@corner:
        lda     field+1
        sec
        sbc     hex_field_page
        sta     base+1
        clc
        adc     #>hex_ground
        sta     ground+1
        ldy     #<AT_HERE
        clc
        rts                             ; Z = 0: no offset is 0
@end:   lda     #0
        sta     looking
        ldy     bucket
        lda     marked,y
        bne     @look                   ; steps that cost nothing were lost meanwhile
        lda     hex_queue_heads,y
        bne     @list
        jmp     @done
@list:  lda     #0
        clc
        rts
@index: lda     field+1                 ; C = 1 when byte Y of this page is no longer of the layer
        sec
        sbc     hex_field_page
        cmp     #>HEX_LAYER
        bne     @known
        cpy     #<HEX_LAYER
@known: rts
.endproc
