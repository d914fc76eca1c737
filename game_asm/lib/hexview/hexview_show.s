; The whole window.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_show, hexview_at
        .import hexview_begin, hexview_paint, hex_lines, key_pump
        .import view_x, view_y, framed, hexview_base
        .importzp zp_hexview, HEX_STRIDE

        .segment "CODE"

;;; hexview_show -- paint the window, without the cursor's ring
;;; in:       view_x, view_y; the game's map and pieces
;;; out:      the picture; framed = 0
;;; clobbers: A X Y zp_t0..zp_t3 zp_lines zp_hexview hexview_base and what hexview_begin and
;;;           hexview_look spoil
;;; cycles:   -
; Keys typed meanwhile are taken.
.proc hexview_show
        lda     #0
        sta     framed
        tax
        stx     zp_hexview+HV_ROW
        jsr     hexview_at
        lda     zp_hexview+HV_START
        sta     hexview_base
        lda     zp_hexview+HV_START+1
        sta     hexview_base+1
        jsr     hexview_begin
@row:   jsr     key_pump
        lda     zp_hexview+HV_ROW       ; the lower columns: they begin a text row deeper
        cmp     #HV_ROWS + 1
        bcs     @high                   ; below the window there is only the other ones' upper half
        asl     a
        ldx     #0
        jsr     columns
@high:  jsr     key_pump
        lda     zp_hexview+HV_ROW
        beq     @next                   ; and above it none of those
        asl     a
        sec
        sbc     #1
        ldx     #1
        jsr     columns
@next:  lda     zp_hexview+HV_START
        clc
        adc     #HEX_STRIDE
        sta     zp_hexview+HV_START
        bcc     @step
        inc     zp_hexview+HV_START+1
@step:  inc     zp_hexview+HV_ROW
        lda     zp_hexview+HV_ROW
        cmp     #HV_ROWS + 2
        bcc     @row
        rts
.endproc

; The hexes of a row whose index is even (X = 0) or odd (X = 1); A = text row + 1.
.proc columns
        pha
        txa
        eor     zp_hexview+HV_START     ; which column of the window is the first
        and     #1
        pha
        clc
        adc     zp_hexview+HV_START
        sta     zp_hexview+HV_HEX
        lda     #0
        adc     zp_hexview+HV_START+1
        sta     zp_hexview+HV_HEX+1
        ldx     zp_hexview+HV_ROW
        pla
        pha
        clc
        adc     row_slots,x
        sta     zp_hexview+HV_SLOT
        pla
        asl     a
        tay
        pla
        sty     zp_hexview+HV_LEFT
        jsr     hex_lines
        ldy     zp_hexview+HV_LEFT
@hex:   jsr     hexview_paint
        inc     zp_hexview+HV_SLOT
        inc     zp_hexview+HV_SLOT
        lda     zp_hexview+HV_HEX
        clc
        adc     #2
        sta     zp_hexview+HV_HEX
        bcc     @step
        inc     zp_hexview+HV_HEX+1
@step:  lda     zp_hexview+HV_LEFT
        clc
        adc     #4
        tay
        cpy     #2 * HV_COLS
        bcc     @hex
        rts
.endproc

;;; hexview_at -- the index of the first hex of a row of the window
;;; in:       X = row of the window + 1, 0..10; view_x, view_y
;;; out:      zp_hexview+HV_START = its index, two bytes
;;; clobbers: A X
;;; cycles:   <= 1800
.proc hexview_at
        lda     #0
        sta     zp_hexview+HV_START+1
        txa
        clc
        adc     view_y
        tax
        lda     view_x
        sec
        adc     #0                      ; the guard column
        cpx     #0
        beq     @done
@row:   clc
        adc     #HEX_STRIDE
        bcc     @same
        inc     zp_hexview+HV_START+1
@same:  dex
        bne     @row
@done:  sta     zp_hexview+HV_START
        rts
.endproc

        .segment "RODATA"
row_slots:                              ; first place of each row, from the one above it on
        .repeat HV_ROWS + 2, n
        .byte   n * HV_COLS
        .endrepeat
        .export row_slots
