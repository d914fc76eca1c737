; The queue of a flood: lists of hexes by their distance, in a ring of as many lists as a step may
; cost and one.  A list is a chain of entries.  When no entry is left, the list is marked instead,
; and its hexes are found by looking through the field: slower, never wrong.
        .include "lib/hexflood/hex_flood.inc"

        .export hex_queue_push, hex_queue_start, hex_queue_next, hex_queue_lo, hex_queue_hi
        .export hex_queue_heads, hex_queue_marked, hex_queue_spare, hex_queue_looking
        .export hex_field_page, hex_cost, hex_stop, hex_goal

turn            := zp_arg4              ; the list that a hex is put into

        .segment "HEX_WORK"
hex_cost:       .res 256                ; by ground byte: what entering such a hex costs
hex_queue_next: .res ENTRIES            ; the entry behind this one
hex_queue_lo:   .res ENTRIES            ; index of its hex
hex_queue_hi:   .res ENTRIES
hex_queue_heads: .res BUCKETS           ; the first entry of each list
hex_queue_marked: .res BUCKETS          ; lists that lost a hex for want of entries
hex_queue_spare: .res 1                 ; `free` while no flood runs
hex_field_page: .res 1
hex_goal:       .res 2                  ; index of a hex where a flood may end, 0 for none
hex_stop:       .res 1                  ; bits of the ground that say a hex is not left again
hex_queue_looking: .res 1               ; the field is being looked through

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
;;; out:      zp_t0, zp_t2, zp_t3, zp_t5: here, hexes, free, the list; A = zp_arg0 = the limit
;;; clobbers: Y zp_t6 zp_t7 zp_arg5 zp_ptr1
;;; cycles:   <= 90
.proc hex_queue_start
        lda     hex_queue_spare
        sta     free
        ldy     #0
        sty     here
        sty     bucket
        sty     hexes
        sty     field
        lda     #BUCKETS
        sta     quiet
        lda     hex_goal
        sta     goal
        lda     hex_field_page
        sta     field+1
        clc
        adc     hex_goal+1
        sta     goal+1
        lda     (field),y               ; a guard's: limit + 1
        sec
        sbc     #1
        sta     last
        rts
.endproc
