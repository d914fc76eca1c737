; Drawing over the map and taking it off again: dots that turn over.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "screens/movie.inc"
        .import text_row_lo, text_row_hi
        .export dot_flip

        .segment "REPORT"

;;; dot_flip -- turn a pair of dots of the map window over; outside it nothing happens
;;; in:       X = pair 0..139 from the left; Y = dot row 0..151 from above
;;; out:      X Y kept
;;; clobbers: A zp_t0 zp_t1 zp_t2 zp_ptr0
;;; cycles:   <= 700
.proc dot_flip
        cpx     #LEFT_PAIR
        bcc     @done
        cpx     #PAIRS
        bcs     @done
        cpy     #WINDOW_PIXELS
        bcs     @done
        stx     zp_t0
        sty     zp_t1
        tya
        lsr     a
        lsr     a
        lsr     a
        tay                             ; Y = text row
        lda     zp_t1
        and     #7
        asl     a
        asl     a                       ; its dot rows lie $400 apart
        clc
        adc     text_row_hi,y
        sta     zp_ptr0+1
        lda     text_row_lo,y
        sta     zp_ptr0
        lda     zp_t0                   ; two bytes hold seven pairs
        ldy     #0
@bytes: cmp     #7
        bcc     @pair
        sbc     #7                      ; C = 1 here
        iny
        iny
        bne     @bytes                  ; always
@pair:  tax
        lda     pair_left,x
        eor     (zp_ptr0),y
        sta     (zp_ptr0),y
        iny
        lda     pair_right,x
        eor     (zp_ptr0),y
        sta     (zp_ptr0),y
        ldx     zp_t0
        ldy     zp_t1
@done:  rts
.endproc

pair_left:
        .byte   %00000011, %00001100, %00110000, %01000000, 0, 0, 0
pair_right:
        .byte   0, 0, 0, %00000001, %00000110, %00011000, %01100000
