; A packed picture over the upper part of the screen.
        .include "zeropage.inc"
        .include "apple2/screen.inc"

RUN_FLAG        = $80
RUN_LENGTH      = $7F

        .import text_row_lo, text_row_hi, key_pump

        .segment "MENU"
        .export picture_show

;;; picture_show -- unpack a picture onto the hi-res page, from its first line on
;;; in:       zp_ptr0 = the picture, as rom_build/data/picture.py packs it; A = lines, 1..192
;;; out:      zp_ptr0 = behind what those lines needed
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_line_ptr and what drawing uses
;;; cycles:   -
.proc picture_show
        sta     zp_t4
        lda     #0
        sta     zp_t1                   ; nothing of a stretch is left
        sta     zp_t3                   ; line
@line:  jsr     line_begin
        ldy     #0
        ldx     #0                      ; for (zp_ptr0,x), all along
@byte:  lda     zp_t1
        beq     @stretch
@within:
        dec     zp_t1
        lda     zp_t2
        beq     @plain
        lda     zp_t0
        jmp     @put
@plain: lda     (zp_ptr0,x)
        inc     zp_ptr0
        bne     @put
        inc     zp_ptr0+1
@put:   sta     (zp_line_ptr),y
        iny
        cpy     #TEXT_COLS
        bne     @byte
        jsr     key_pump
        inc     zp_t3
        lda     zp_t3
        cmp     zp_t4
        bcc     @line
        rts

; A new stretch: zp_t1 = its length, zp_t2 = not 0 for a run, whose byte is zp_t0.
@stretch:
        jsr     fetch
        tax
        and     #RUN_LENGTH
        sta     zp_t1
        txa
        and     #RUN_FLAG
        sta     zp_t2
        beq     @ready
        jsr     fetch
        sta     zp_t0
@ready: ldx     #0
        jmp     @within
.endproc

; zp_line_ptr = where line zp_t3 begins.
.proc line_begin
        lda     zp_t3
        lsr     a
        lsr     a
        lsr     a
        tax
        lda     text_row_lo,x
        sta     zp_line_ptr
        lda     zp_t3
        and     #CELL_LINES-1
        asl     a
        asl     a                       ; by LINE_HIGH; C = 0 here
        adc     text_row_hi,x
        sta     zp_line_ptr+1
        rts
.endproc

; A = the packed byte at zp_ptr0, which steps on.  Keeps Y.
.proc fetch
        ldx     #0
        lda     (zp_ptr0,x)
        inc     zp_ptr0
        bne     @done
        inc     zp_ptr0+1
@done:  rts
.endproc
