; What follows in a flood over sides when all hexes of a distance are taken.
        .include "lib/hexflood/hex_flood.inc"

        .import hex_zones, hex_rule, hex_river
        .export hex_sides_level

        .segment "CODE"

;;; hex_sides_level -- as hex_queue_level, but no hex that must be halted in; part of the floods
;;; in:       here, the list; hex_rule; hex_river
;;; out:      C = 1: the flood is over; C = 0, Z = 1: zp_t2 = entries to take; C = 0, Z = 0: field
;;;           and corner_hi (zp_ptr1, zp_t1) point at a hex; zp_arg2 = hex_river beyond distance 0
;;; clobbers: zp_lib2 zp_lib3 and what hex_queue_level uses
;;; cycles:   -
.proc hex_sides_level
        jsr     hex_queue_level
        bcs     @over
        php
        lda     here
        beq     @start
        lda     hex_river
        sta     river
@start: plp
        beq     @over                   ; listed: none has to halt
        lda     here
        beq     @found                  ; where it begins it may leave
        lda     field
        sta     zones
        lda     corner_hi
        clc
        adc     #>hex_zones
        sta     zones+1
        ldy     #<AT_HERE
        lda     (zones),y
        tax
        lda     hex_rule,x
        bne     hex_sides_level         ; found with the others, but nothing leaves it
@found: lda     #1                      ; Z = 0
        clc
@over:  rts
.endproc
