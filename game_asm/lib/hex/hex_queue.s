; The queue of a flood: lists of hexes by their distance, in a ring of as many lists as a step may
; cost and one.  A list is a chain of entries.  When no entry is left, the list is marked instead,
; and its hexes are found by looking through the field: slower, never wrong.
        .include "lib/hex/hex_flood.inc"

        .import HEX_LAYER
        .import key_pump
        .export hex_queue_looking
        .export hex_flood_begin, hex_flood_source, hex_queue_push, hex_queue_level
        .export hex_queue_start, hex_queue_next, hex_queue_lo, hex_queue_hi
        .export hex_field_page, hex_cost, hex_stop, hex_goal

BUCKETS         = 32                    ; a step costs less than this
ENTRIES         = 256                   ; entry 0 is none

bucket          := zp_t5                ; which list this distance has
goal            := zp_t6                ; where the field has the hex that the flood is for
turn            := zp_arg4              ; the list that a hex is put into
quiet           := zp_arg5              ; lists that may be empty one after the other

        .segment "HEX_WORK"
hex_cost:       .res 256                ; by ground byte: what entering such a hex costs
hex_queue_next: .res ENTRIES            ; the entry behind this one
hex_queue_lo:   .res ENTRIES            ; index of its hex
hex_queue_hi:   .res ENTRIES
heads:          .res BUCKETS            ; the first entry of each list
marked:         .res BUCKETS            ; lists that lost a hex for want of entries
spare:          .res 1                  ; `free` while no flood runs
hex_field_page: .res 1
hex_goal:       .res 2                  ; index of a hex where a flood may end, 0 for none
hex_stop:       .res 1                  ; bits of the ground that say a hex is not left again
hex_queue_looking: .res 1                  ; the field is being looked through
look_y:         .res 1                  ; ... from here on
look_page:      .res 1

        .segment "CODE"

;;; hex_flood_begin -- empty a field and the queue
;;; in:       A = page of the field; X = limit 0..253, the farthest distance wanted
;;; out:      the field: limit + 1 in every byte; hex_goal = 0, none
;;; clobbers: A X Y zp_ptr1 zp_t0 hex_queue_* hex_field_page
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
        beq     @queue
        txa
@rest:  dey
        sta     (field),y
        bne     @rest
@queue: ldx     #BUCKETS-1
        lda     #0
@list:  sta     heads,x
        sta     marked,x
        dex
        bpl     @list
        sta     hex_queue_looking
        tax
@entry: inx
        txa
        sta     hex_queue_next-1,x      ; the last one's is 0: none
        bne     @entry
        stx     hex_queue_next+ENTRIES-1
        inx
        stx     spare
        rts
.endproc

;;; hex_flood_source -- let a flood begin in a hex too, at distance 0
;;; in:       zp_arg0/1 = index of the hex
;;; out:      the field
;;; clobbers: A X Y zp_t3 zp_ptr1 zp_arg4 hex_queue_*
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
        lda     spare
        sta     free
        tya
        jsr     hex_queue_push
        lda     free
        sta     spare
@done:  rts
.endproc

;;; hex_queue_push -- note the distance of a hex and put it into its list; part of the floods
;;; in:       A = distance; Y = offset; field, corner_hi
;;; out:      the field; zp_t3 = the next free entry
;;; clobbers: A X Y zp_arg4 hex_queue_*
;;; cycles:   <= 90
.proc hex_queue_push
        sta     (field),y
        and     #BUCKETS-1
        sta     turn
        ldx     free
        beq     @none
        tya
        clc
        adc     field
        sta     hex_queue_lo,x
        lda     corner_hi
        adc     #0
        sta     hex_queue_hi,x
        lda     hex_queue_next,x
        sta     free
        ldy     turn
        lda     heads,y
        sta     hex_queue_next,x
        txa
        sta     heads,y
        rts
@none:  ldy     turn
        lda     #1
        sta     marked,y
        rts
.endproc

;;; hex_queue_start -- begin at distance 0; part of the floods
;;; in:       hex_goal
;;; out:      zp_t0, zp_t2, zp_t3, zp_t5: here, hexes, free, the list
;;; clobbers: A zp_t6 zp_t7 zp_arg5 hex_queue_*
;;; cycles:   <= 60
.proc hex_queue_start
        lda     spare
        sta     free
        lda     #0
        sta     here
        sta     bucket
        sta     hexes
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
        lda     marked,y
        bne     @look
        ldx     heads,y
        bne     @take                   ; steps that cost nothing
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
        lda     heads,y
        ora     marked,y
        beq     @next
        sty     bucket
        lda     #BUCKETS
        sta     quiet
        lda     marked,y
        bne     @drop
        ldx     heads,y
@take:  stx     hexes
        lda     #0
        sta     heads,y
        clc
        rts                             ; Z = 1
@over:  sec
        rts
@drop:  ldx     heads,y                 ; all of this distance will be found, listed or not
        beq     @look
        lda     hex_queue_next,x
        sta     heads,y
        lda     free
        sta     hex_queue_next,x
        stx     free
        jmp     @drop
@look:  lda     #0
        sta     marked,y
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
