; The queue of a flood: lists of hexes by their distance, in a ring of as many lists as a step may
; cost and one.  A list is a chain of entries.  When no entry is left, the list is marked instead,
; and its hexes are found by hex_queue_looking through the field: slower, never wrong.
        .include "lib/hex/hex_flood.inc"

        .import HEX_LAYER
        .import key_pump
        .export hex_queue_push, hex_queue_level, hex_queue_start, hex_queue_next, hex_queue_lo
        .export hex_queue_hi, hex_queue_heads, hex_queue_marked, hex_queue_spare, hex_queue_looking
        .export hex_field_page, hex_cost, hex_stop, hex_goal

bucket          := zp_t5                ; which list this distance has
goal            := zp_t6                ; where the field has the hex that the flood is for
turn            := zp_arg4              ; the list that a hex is put into
quiet           := zp_arg5              ; lists that may be empty one after the other

        .segment "HEX_WORK"
hex_cost:       .res 256                ; by ground byte: what entering such a hex costs
hex_queue_next: .res ENTRIES            ; the entry behind this one
hex_queue_lo:   .res ENTRIES            ; index of its hex
hex_queue_hi:   .res ENTRIES
hex_queue_heads:          .res BUCKETS            ; the first entry of each list
hex_queue_marked:         .res BUCKETS            ; lists that lost a hex for want of entries
hex_queue_spare:          .res 1                  ; `free` while no flood runs
hex_field_page: .res 1
hex_goal:       .res 2                  ; index of a hex where a flood may end, 0 for none
hex_stop:       .res 1                  ; bits of the ground that say a hex is not left again
hex_queue_looking:        .res 1                  ; the field is being looked through
look_y:         .res 1                  ; ... from here on
look_page:      .res 1

        .segment "CODE"

;;; hex_queue_push -- note the distance of a hex and put it into its list; part of the floods
;;; in:       A = distance; Y = offset; field, corner_hi
;;; out:      hex_field*; zp_t3 = the next free entry
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
        lda     hex_queue_heads,y
        sta     hex_queue_next,x
        txa
        sta     hex_queue_heads,y
        rts
@none:  ldy     turn
        lda     #1
        sta     hex_queue_marked,y
        rts
.endproc

;;; hex_queue_start -- begin at distance 0; part of the floods
;;; in:       hex_goal
;;; out:      zp_t0, zp_t2, zp_t3, zp_t5: here, hexes, free, the list
;;; clobbers: A zp_t6 zp_t7 zp_arg5 hex_queue_*
;;; cycles:   <= 60
.proc hex_queue_start
        lda     hex_queue_spare
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
@next:  inc     here
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
@drop:  ldx     hex_queue_heads,y                 ; all of this distance will be found, listed or not
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
