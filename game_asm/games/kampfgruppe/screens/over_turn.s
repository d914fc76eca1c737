; Four dots of the overview.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "apple2/screen.inc"
        .include "screens/overview.inc"

        .export over_turn, over_at
        .import line_at

        .segment "LOW_CODE"

;;; over_at -- where the dots of a column begin
;;; in:       X = column
;;; out:      over_byte, over_shift = byte of a line, dot in it
;;; clobbers: A Y
;;; cycles:   <= 320
.proc over_at
        txa
        asl     a
        asl     a                       ; at most 236
        ldy     #$FF
        sec
@byte:  iny
        sbc     #CELL_DOTS
        bcs     @byte
        adc     #CELL_DOTS              ; C = 0
        sty     over_byte
        sta     over_shift
        rts
.endproc

;;; over_turn -- turn four dots of a square's width round
;;; in:       A = dots, the leftmost in bit 0, and OVER_WATER; Y = line of the page; over_byte,
;;;           over_shift
;;; out:      the picture; X kept
;;; clobbers: A Y zp_t0..zp_t2 zp_ptr0
;;; cycles:   <= 230
.proc over_turn
        sta     zp_t0
        and     #OVER_WATER
        sta     zp_t2
        jsr     line_at
        lda     #0
        sta     zp_t1                   ; dots that fall into the byte behind
        ldy     over_shift
        lda     zp_t0
        and     #<~OVER_WATER
@shift: dey
        bmi     @at
        asl     a
        rol     zp_t1
        bpl     @shift                  ; always
@at:    ldy     over_byte
        asl     a                       ; the eighth dot belongs to the next byte
        rol     zp_t1
        lsr     a
        eor     (zp_ptr0),y
        ora     zp_t2
        sta     (zp_ptr0),y
        lda     zp_t1
        beq     @done
        iny
        eor     (zp_ptr0),y
        ora     zp_t2
        sta     (zp_ptr0),y
@done:  rts
.endproc
