; The line of a shot or a throw.
        .export line_flip, line_x, line_y
        .import dot_flip, wait_ms, grenade_flip
        .import lob_wait, from_pair, from_row, line_dx, line_dy, span_x, span_y, longest

        .segment "REPORT"

;;; line_flip -- turn the line over, from its beginning on; of a throw only one dot at a time stands
;;; in:       lob_wait; the line as tracer has worked it out
;;; out:      the window
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_map_byte line_* from_pair
;;;           from_row end_x/y span_x/y longest lob_wait
;;; cycles:   -
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
        adc     line_dx
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
        adc     line_dy
        sta     line_y
        tya
@y:     sta     sum_y
        jmp     @dot
@end:   rts
.endproc

        .segment "REPORT_BSS"
line_x:         .res 1
line_y:         .res 1
sum_x:          .res 1
sum_y:          .res 1
left:           .res 1
