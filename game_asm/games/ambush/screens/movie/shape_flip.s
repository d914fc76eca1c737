; What stands at the ends of a shot: the flash, the cross, the grenade.
        .include "screens/movie/movie.inc"
        .include "macros.inc"
        .export flash_flip, grenade_flip, impact_flip
        .import dot_flip, from_pair, from_row, line_dx, line_dy, span_x, span_y, end_x, end_y
        .import line_x, line_y

        .segment "REPORT"

; On the side of the firer's square that the target lies on, so that his figure is still to be
; seen.
;;; flash_flip -- turn the flash before who fires over
;;; in:       the line as tracer has worked it out
;;; out:      the window
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_map_byte line_* from_pair
;;;           from_row end_x/y span_x/y longest lob_wait
;;; cycles:   -
.proc flash_flip
        ldx     from_pair
        lda     span_y
        lsr     a
        lsr     a
        cmp     span_x
        bcs     @row                    ; as good as straight up or down
        txa
        ldy     line_dx
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
        ldy     line_dy
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

;;; grenade_flip -- turn the grenade over
;;; in:       line_x line_y
;;; out:      the window
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_map_byte line_* from_pair
;;;           from_row end_x/y span_x/y longest lob_wait
;;; cycles:   -
.proc grenade_flip
        lda     line_x
        sta     shape_x
        lda     line_y
        sta     shape_y
        ldx     #SHAPES-1
        ldy     #SHAPE_GRENADE
        jmp     shape_flip
.endproc

;;; impact_flip -- turn the cross about the target over
;;; in:       end_x end_y
;;; out:      the window
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_map_byte line_* from_pair
;;;           from_row end_x/y span_x/y longest lob_wait
;;; cycles:   -
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

        .segment "REPORT_BSS"
shape_x:        .res 1
shape_y:        .res 1
shape_at:       .res 1
shape_first:    .res 1
