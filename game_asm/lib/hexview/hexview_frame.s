; Where the window lies on the whole map.
        .include "lib/hexview/hexview.inc"

        .export hexview_frame
        .import pair_turn, small_dots, small_left, view_x, view_y

        .segment "BSS"
top:            .res 1                  ; its next line
bottom:         .res 1
left:           .res 1                  ; in pairs of dots
right:          .res 1

        .segment "DOTS"

;;; hexview_frame -- draw a frame on the whole map about what the window shows, or take it off
;;; in:       small_dots, small_left; view_x, view_y
;;; out:      the picture
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0
;;; cycles:   <= 130000
.proc hexview_frame
        lda     small_left              ; from bytes to dots: by seven
        asl     a
        asl     a
        asl     a
        sec
        sbc     small_left
        ldx     view_x
        jsr     across
        lsr     a
        sta     left
        ldx     #HV_COLS / 2            ; in pairs
        jsr     across
        sta     right
        lda     view_y
        clc
        adc     #HV_ROWS
        asl     a
        asl     a                       ; by HV_SMALL_LINES
        adc     #1                      ; C = 0; half a row more hangs down
        sta     bottom
        lda     view_y
        asl     a
        asl     a
        sta     top
        ldx     left
@edge:  ldy     top
        jsr     pair_turn
        ldy     bottom
        jsr     pair_turn
        inx
        cpx     right
        bcc     @edge
@side:  inc     top
        ldy     top
        cpy     bottom
        bcs     @done
        ldx     left
        jsr     pair_turn
        ldx     right
        dex
        jsr     pair_turn
        jmp     @side
@done:  rts
.endproc
        .assert HV_SMALL_LINES = 4, error, "the shifts above"

; A = what lies X hexes right of A.  Spoils X.
.proc across
        cpx     #0
        beq     @done
@hex:   clc
        adc     small_dots
        dex
        bne     @hex
@done:  rts
.endproc
