        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export hills_make
        .import map_at, random_square, rng_below, range_find, key_pump

        .segment "FORCES"

HILLS_LEAST     = 6
HILLS_MORE      = 5                     ; and up to four more
RADIUS_LEAST    = 4
RADIUS_MORE     = 6
PEAK_MOST       = 3
hills    := zp_overlay
peak     := zp_overlay+1
radius   := zp_overlay+2                 ; of the level at work
shrink   := zp_overlay+3
level    := zp_overlay+4

;;; hills_make -- six to ten hills of one to three levels
;;; in:       st_map_rows; rng_seed
;;; out:      the heights of the map
;;; clobbers: A X Y zp_t0..zp_t7 zp_from_x..zp_to_y zp_range zp_map zp_square zp_overlay..
;;;           rng_seed zp_rules range_dx/dy
;;; cycles:   -
.proc hills_make
        lda     #HILLS_MORE
        jsr     rng_below
        clc
        adc     #HILLS_LEAST
        sta     hills
@hill:  jsr     key_pump
        jsr     random_square
        stx     zp_from_x
        sty     zp_from_y
        lda     #PEAK_MOST
        jsr     rng_below
        clc
        adc     #1
        sta     peak
        lda     #RADIUS_MORE
        jsr     rng_below
        clc
        adc     #RADIUS_LEAST
        sta     radius
        lsr     a
        lsr     a
        clc
        adc     #1
        sta     shrink
        lda     #1
        sta     level
@level: jsr     level_raise
        lda     radius
        sec
        sbc     shrink
        bcc     @next
        beq     @next
        sta     radius
        inc     level
        lda     peak
        cmp     level
        bcs     @level
@next:  dec     hills
        bne     @hill
        rts
.endproc

; Every square within `radius` of zp_from_x/y rises to `level`.
.proc level_raise
        lda     zp_from_y
        sec
        sbc     radius
        bcs     @first
        lda     #0
@first: sta     zp_to_y
@row:   lda     zp_to_y
        cmp     st_map_rows
        bcs     @done
        sec
        sbc     zp_from_y
        bcc     @within                 ; above the middle
        cmp     radius
        beq     @within
        bcs     @done
@within:
        lda     zp_from_x
        sec
        sbc     radius
        bcs     @left
        lda     #0
@left:  sta     zp_to_x
@square:
        jsr     range_find
        cmp     radius
        beq     @raise
        bcs     @skip
@raise: ldx     zp_to_x
        ldy     zp_to_y
        jsr     map_at
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        cmp     level
        bcs     @skip
        lda     level
        asl     a
        asl     a
        asl     a
        asl     a
        sta     (zp_map),y
@skip:  inc     zp_to_x
        lda     zp_to_x
        cmp     #MAP_SIDE
        bcs     @next
        sec
        sbc     zp_from_x
        bcc     @square
        cmp     radius
        beq     @square
        bcc     @square
@next:  inc     zp_to_y
        jmp     @row
@done:  rts
.endproc
