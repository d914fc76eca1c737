; A line of dots of the whole map, whose hexes are five to seven dots wide and four lines high.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"
        .include "apple2/screen.inc"

        .export hex_small_line, small_looks
        .import small_dots, small_left, st_map_cols, text_row_lo, text_row_hi
        .import hexart_small_0, hexart_small_1, hexart_small_2, hexart_small_3

bits            := zp_t0                ; dots that are not on the page yet, two bytes
first           := zp_t2                ; where in them the next hex begins
high            := zp_t3                ; bit 7: the byte's colours are the other two; bit 6: so
                                        ; are those of the byte behind
at              := zp_t4                ; byte of the line
new             := zp_t5                ; a hex's dots, two bytes
whole           := zp_t7                ; every dot of a hex
glyphs          := zp_ptr0              ; this line of the higher columns' hexes
glyphs_low      := zp_ptr1              ; and of the lower ones', who are two lines behind

        .segment "BSS"
small_looks:    .res HV_MAP_COLS        ; by column: twice the glyph, and 1 in every other column

        .segment "DOTS"

;;; hex_small_line -- draw a line of the whole map
;;; in:       Y = line 0..191; small_looks; small_dots, small_left; st_map_cols
;;; out:      the picture; Y kept
;;; clobbers: A X scratch zp_line_ptr
;;; cycles:   <= 9500
.proc hex_small_line
        tya
        pha
        and     #CELL_LINES-1
        asl     a
        asl     a                       ; by LINE_HIGH
        sta     zp_line_ptr+1
        tya
        and     #HV_SMALL_LINES-1
        tax
        lda     glyphs_lo,x
        sta     glyphs
        lda     glyphs_hi,x
        sta     glyphs+1
        txa
        eor     #HV_SMALL_LINES/2
        tax
        lda     glyphs_lo,x
        sta     glyphs_low
        lda     glyphs_hi,x
        sta     glyphs_low+1
        tya
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     text_row_lo,y
        sta     zp_line_ptr
        lda     text_row_hi,y
        clc
        adc     zp_line_ptr+1
        sta     zp_line_ptr+1
        ldx     small_dots
        lda     wholes-HV_SMALL_LEAST,x
        sta     whole
        lda     small_left
        sta     at
        lda     #0
        sta     bits
        sta     bits+1
        sta     first
        sta     high
        tax                             ; column
@hex:   ldy     small_looks,x
        txa
        lsr     a
        bcs     @low
        lda     (glyphs),y
        bcc     @dots                   ; always
@low:   lda     (glyphs_low),y
@dots:  tay
        beq     @none
        php                             ; N = 1: in the other two colours
        and     whole
        sta     new
        lda     #0
        sta     new+1
        ldy     first
        beq     @shifted
@shift: asl     new
        rol     new+1
        dey
        bne     @shift
@shifted:
        plp
        bpl     @put
        lda     new                     ; do dots lie in the byte behind, too?
        asl     a
        lda     new+1
        rol     a
        cmp     #1
        lda     #%10000000
        bcc     @here
        ora     #%01000000
@here:  ora     high
        sta     high
        bne     @put                    ; always
@none:  sta     new
        sta     new+1
@put:   lda     bits
        ora     new
        sta     bits
        lda     new+1
        sta     bits+1                  ; of the byte behind nothing was there yet
        lda     first
        clc
        adc     small_dots
        cmp     #CELL_DOTS
        bcc     @next
        sbc     #CELL_DOTS
        pha
        ldy     at
        lda     bits
        and     #DOTS_ALL
        asl     high
        bcc     @store
        jsr     blue
@store: sta     (zp_line_ptr),y
        inc     at
        asl     bits
        lda     bits+1
        rol     a
        sta     bits
        pla
@next:  sta     first
        inx
        cpx     st_map_cols
        bcc     @hex
        lda     first
        beq     @whole
        lda     high
        and     #%10000000
        ora     bits
        ldy     at
        sta     (zp_line_ptr),y
@whole: pla
        tay
        rts
.endproc

; A = a byte's dots, Y = which of the line: those that are water in their colour, without the
; others, who would change theirs; as it is where none is water or dots side by side are white.
.proc blue
        sta     new
        asl     a
        and     new
        bne     @white
        tya
        lsr     a
        lda     #%01010101
        bcc     @even
        lsr     a
@even:  and     new
        beq     @white
        ora     #%10000000
        rts
@white: lda     new
        rts
.endproc
        .assert LINE_HIGH = 4 && HV_SMALL_LINES = 4, error, "the shifts above"

        .segment "DOTS"
wholes: .byte   %00011111, %00111111, %01111111
glyphs_lo:
        .byte   <hexart_small_0, <hexart_small_1, <hexart_small_2, <hexart_small_3
glyphs_hi:
        .byte   >hexart_small_0, >hexart_small_1, >hexart_small_2, >hexart_small_3
