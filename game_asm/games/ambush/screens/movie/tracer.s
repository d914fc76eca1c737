; A shot or a throw between two squares: who fires and who is hit never look alike.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "screens/movie/movie.inc"
        .export tracer, lob, lob_wait, from_pair, from_row, end_x, end_y
        .export line_dx, line_dy, span_x, span_y, longest
        .import line_flip, flash_flip, impact_flip, movie_wait, cell_centre

LOB_MS          = 4                     ; a dot of a grenade's way

        .segment "REPORT"

;;; tracer -- a flash before who fires, a streak that runs from him, a cross about the target
;;; shows:    3.4  the movie shows fire
;;; in:       zp_from_x/y, zp_to_x/y = squares; speed
;;; out:      the window is as before; C = 1 when its beginning lies outside and nothing was
;;;           shown; a target outside has no cross, and the streak ends on the way there
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_map_byte line_* from_pair
;;;           from_row end_x/y span_x/y longest lob_wait line_cut
;;; cycles:   -
.proc tracer
        lda     #0
        sta     lob_wait
        jsr     tracer_ends
        bcs     @done
        jsr     flash_flip
        jsr     line_flip
        jsr     cross
        jsr     movie_wait
        jsr     flash_flip
        jsr     movie_wait
        jsr     line_flip               ; its tail follows
        jsr     cross
        clc
@done:  rts
.endproc

; The cross about a target that is in the window.
.proc cross
        lda     line_cut
        bne     @out
        jmp     impact_flip
@out:   rts
.endproc

;;; lob -- a grenade flies from square to square
;;; shows:    3.4  the movie shows explosions, and what brings them
;;; in:       zp_from_x/y, zp_to_x/y = squares; speed
;;; out:      the window is as before; C = 1 when its beginning lies outside and nothing was
;;;           shown; one that flies out of the window is shown on the way
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_map_byte line_* from_pair
;;;           from_row end_x/y span_x/y longest lob_wait line_cut
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

; Where the line begins and ends, and its slope; C = 1 when it begins outside the window.  line_cut
; = 0 when its end lies inside; else it ends at half, a quarter ... of the way there.
.proc tracer_ends
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     cell_centre
        bcs     @gone
        stx     from_pair
        sty     from_row
        lda     #0
        sta     line_cut
        lda     zp_to_x
        sta     end_x
        lda     zp_to_y
        sta     end_y
@try:   ldx     end_x
        ldy     end_y
        jsr     cell_centre
        bcc     @ends
        inc     line_cut
        lda     zp_from_x
        cmp     end_x                   ; halves are rounded towards the beginning
        adc     end_x
        lsr     a
        sta     end_x
        lda     zp_from_y
        cmp     end_y
        adc     end_y
        lsr     a
        sta     end_y
        bpl     @try                    ; always
@gone:  rts
@ends:  stx     end_x
        sty     end_y
        lda     #1                      ; X grows, or not
        sta     line_dx
        sec
        lda     end_x
        sbc     from_pair
        bcs     @dx
        eor     #$FF
        adc     #1                      ; C = 0 here
        ldx     #$FF
        stx     line_dx
@dx:    sta     span_x
        lda     #1
        sta     line_dy
        sec
        lda     end_y
        sbc     from_row
        bcs     @dy
        eor     #$FF
        adc     #1
        ldx     #$FF
        stx     line_dy
@dy:    sta     span_y
        cmp     span_x
        bcs     @steep
        lda     span_x
@steep: sta     longest
        clc
        rts
.endproc

        .segment "REPORT_BSS"

lob_wait:       .res 1                  ; how long a dot of the line stands; 0 = all stay
line_cut:       .res 1                  ; not 0: the line leaves the window
from_pair:      .res 1
from_row:       .res 1
end_x:          .res 1
end_y:          .res 1
line_dx:        .res 1
line_dy:        .res 1
span_x:         .res 1
span_y:         .res 1
longest:        .res 1
