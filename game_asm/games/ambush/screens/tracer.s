; A shot or a throw as a line between two squares.
        .include "zeropage.inc"
        .include "screens/movie.inc"
        .export tracer
        .import dot_flip, movie_wait, cell_centre

        .segment "REPORT"

;;; tracer -- draw a line for as long as words stand
;;; shows:    3.4  the movie shows fire
;;; in:       zp_from_x/y, zp_to_x/y = squares; speed; those outside the window draw nothing
;;; out:      the window is as before; C = 1 when an end lies outside it and nothing was shown
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 and the line's own
;;; cycles:   -
.proc tracer
        jsr     line_flip
        bcs     @done
        jsr     movie_wait
        jsr     movie_wait
        jmp     line_flip
@done:  rts
.endproc

; Turn the line over; C = 1 when an end lies outside the window.
.proc line_flip
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     cell_centre
        bcs     @gone
        stx     line_x
        sty     line_y
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
        sbc     line_x
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
        sbc     line_y
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
        sta     left
        lsr     a
        sta     sum_x
        sta     sum_y
@dot:   ldx     line_x
        ldy     line_y
        jsr     dot_flip
        lda     left
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
@end:   clc
        rts
.endproc

        .segment "REPORT_BSS"

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
