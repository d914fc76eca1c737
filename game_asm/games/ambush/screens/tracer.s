; A shot or a throw between two squares: who fires and who is hit never look alike.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "screens/movie.inc"
        .export tracer, lob
        .import dot_flip, movie_wait, cell_centre, wait_ms

LOB_MS          = 4                     ; a dot of a grenade's way

        .segment "REPORT"

;;; tracer -- a flash before who fires, a streak that runs from him, a cross about the target
;;; shows:    3.4  the movie shows fire
;;; in:       zp_from_x/y, zp_to_x/y = squares; speed; those outside the window draw nothing
;;; out:      the window is as before; C = 1 when an end lies outside it and nothing was shown
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_map_byte and the line's own
;;; cycles:   -
.proc tracer
        lda     #0
        sta     lob_wait
        jsr     tracer_ends
        bcs     @done
        jsr     flash_flip
        jsr     line_flip
        jsr     impact_flip
        jsr     movie_wait
        jsr     flash_flip
        jsr     movie_wait
        jsr     line_flip               ; its tail follows
        jsr     impact_flip
        clc
@done:  rts
.endproc

;;; lob -- a grenade flies from square to square
;;; shows:    3.4  the movie shows explosions, and what brings them
;;; in:       zp_from_x/y, zp_to_x/y = squares; speed; those outside the window draw nothing
;;; out:      the window is as before; C = 1 when an end lies outside it and nothing was shown
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_map_byte and the line's own
;;; cycles:   -
.proc lob
        lda     #LOB_MS
        sta     lob_wait
        jsr     tracer_ends
        bcs     @done
        jsr     line_flip
        clc
@done:  rts
.endproc

; The flash stands on the side of the firer's square that the target lies on, so that his figure
; is still to be seen.
.proc flash_flip
        ldx     from_pair
        lda     span_y
        lsr     a
        lsr     a
        cmp     span_x
        bcs     @row                    ; as good as straight up or down
        txa
        ldy     step_x
        bmi     @west
        clc
        adc     #FLASH_PAIRS
        bne     @pair                   ; always
@west:  sec
        sbc     #FLASH_PAIRS
@pair:  tax
@row:   stx     shape_x
        ldx     from_row
        lda     span_y
        cmp     span_x
        bcc     @flip
        txa
        ldy     step_y
        bmi     @north
        clc
        adc     #FLASH_ROWS
        bne     @down                   ; always
@north: sec
        sbc     #FLASH_ROWS
@down:  tax
@flip:  stx     shape_y
        ldx     #SHAPE_IMPACT-1
        ldy     #SHAPE_FLASH
        jmp     shape_flip
.endproc

.proc grenade_flip
        lda     line_x
        sta     shape_x
        lda     line_y
        sta     shape_y
        ldx     #SHAPES-1
        ldy     #SHAPE_GRENADE
        jmp     shape_flip
.endproc

.proc impact_flip
        lda     end_x
        sta     shape_x
        lda     end_y
        sta     shape_y
        ldx     #SHAPE_GRENADE-1
        ldy     #SHAPE_IMPACT
        falls_into shape_flip
.endproc

; Turn the pairs of dots Y to X of the table over, about shape_x, shape_y.
.proc shape_flip
        stx     shape_at
        sty     shape_first
@dot:   ldy     shape_at
        lda     shape_x
        clc
        adc     shape_pair,y
        tax
        lda     shape_y
        clc
        adc     shape_row,y
        tay
        jsr     dot_flip                ; beyond the window's edge nothing happens
        lda     shape_at
        dec     shape_at
        cmp     shape_first
        bne     @dot
        rts
.endproc

; where their pairs of dots lie: a star for the flash, an open cross that leaves the man to be
; seen, a lump
SHAPE_FLASH     = 0
shape_pair:
        .byte   0, 0, 0, 0, 0, 0, 0, <-2, <-1, 1, 2, <-1, 1, <-1, 1
SHAPE_IMPACT    = * - shape_pair
        .byte   <-3, <-2, 2, 3, <-3, <-2, 2, 3
SHAPE_GRENADE   = * - shape_pair
        .byte   0, 1, 0, 1
SHAPES          = * - shape_pair
shape_row:
        .byte   <-3, <-2, <-1, 0, 1, 2, 3, 0, 0, 0, 0, <-2, <-2, 2, 2
        .byte   <-6, <-4, <-4, <-6, 6, 4, 4, 6
        .byte   0, 0, 1, 1
        .assert * - shape_row = SHAPES, error, "a pair of dots without its row"

; Where the line begins and ends, and its slope; C = 1 when an end lies outside the window.
.proc tracer_ends
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     cell_centre
        bcs     @gone
        stx     from_pair
        sty     from_row
        ldx     zp_to_x
        ldy     zp_to_y
        jsr     cell_centre
        bcc     @ends
@gone:  rts
@ends:  stx     end_x
        sty     end_y
        lda     #1                      ; X grows, or not
        sta     step_x
        sec
        lda     end_x
        sbc     from_pair
        bcs     @dx
        eor     #$FF
        adc     #1                      ; C = 0 here
        ldx     #$FF
        stx     step_x
@dx:    sta     span_x
        lda     #1
        sta     step_y
        sec
        lda     end_y
        sbc     from_row
        bcs     @dy
        eor     #$FF
        adc     #1
        ldx     #$FF
        stx     step_y
@dy:    sta     span_y
        cmp     span_x
        bcs     @steep
        lda     span_x
@steep: sta     longest
        clc
        rts
.endproc

; Turn the line over, from its beginning on; of a throw only one dot at a time stands.
.proc line_flip
        lda     from_pair
        sta     line_x
        lda     from_row
        sta     line_y
        lda     longest
        sta     left
        lsr     a
        sta     sum_x
        sta     sum_y
@dot:   lda     lob_wait
        bne     @flies
        ldx     line_x
        ldy     line_y
        jsr     dot_flip
        jmp     @next
@flies: jsr     grenade_flip
        lda     lob_wait
        jsr     wait_ms
        jsr     grenade_flip
@next:  lda     left
        beq     @end
        dec     left
        clc
        lda     sum_x
        adc     span_x
        bcs     @over_x
        cmp     longest
        bcc     @x
@over_x:
        sbc     longest                 ; C = 1 here
        tay
        clc
        lda     line_x
        adc     step_x
        sta     line_x
        tya
@x:     sta     sum_x
        clc
        lda     sum_y
        adc     span_y
        bcs     @over_y
        cmp     longest
        bcc     @y
@over_y:
        sbc     longest
        tay
        clc
        lda     line_y
        adc     step_y
        sta     line_y
        tya
@y:     sta     sum_y
        jmp     @dot
@end:   rts
.endproc

        .segment "REPORT_BSS"

lob_wait:       .res 1                  ; how long a dot of the line stands; 0 = all stay
from_pair:      .res 1
from_row:       .res 1
shape_x:        .res 1
shape_y:        .res 1
shape_at:       .res 1
shape_first:    .res 1
line_x:         .res 1
line_y:         .res 1
end_x:          .res 1
end_y:          .res 1
step_x:         .res 1
step_y:         .res 1
span_x:         .res 1
span_y:         .res 1
sum_x:          .res 1
sum_y:          .res 1
longest:        .res 1
left:           .res 1
