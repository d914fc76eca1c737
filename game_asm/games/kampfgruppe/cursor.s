; The frame that shows the cursor on the map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "apple2/screen.inc"
        .export cursor_show, cursor_hide, frame_show, framed
        .import view_x, view_y, text_row_lo, text_row_hi

FRAME_LINES     = 16

        .segment "LOW_BSS"
framed:         .res 1                  ; not 0: the frame is on the screen
framed_x:       .res 1                  ; and in which square of the window
framed_y:       .res 1

        .segment "RODATA"
frame_left:     .byte $7F, $7F, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, $7F, $7F
frame_right:    .byte $7F, $7F, $60, $60, $60, $60, $60, $60
                .byte $60, $60, $60, $60, $60, $60, $7F, $7F

        .segment "CODE"

;;; cursor_show -- draw the frame, if it is not there and the window shows its square
;;; in:       st_cursor_x/y, view_x/y
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   <= 1100
.proc cursor_show
        lda     framed
        bne     @done
        lda     st_cursor_x
        sec
        sbc     view_x
        cmp     #WINDOW_COLS
        bcs     @done
        tax
        lda     st_cursor_y
        sbc     view_y                  ; C = 0
        tay
        iny
        cpy     #WINDOW_ROWS
        bcc     frame_show
@done:  rts
.endproc

;;; frame_show -- draw the frame about a square of the window; cursor_hide takes it away
;;; in:       X = column, Y = row in the window; no frame is there
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   <= 1100
.proc frame_show
        stx     framed_x
        sty     framed_y
        inc     framed
        bne     frame_turn              ; always
.endproc

;;; cursor_hide -- take the frame away; before anything paints the map
;;; in:       none
;;; out:      the picture
;;; clobbers: A Y zp_ptr0 zp_t0; X kept
;;; cycles:   <= 1100
.proc cursor_hide
        lda     framed
        beq     @done
        lda     #0
        sta     framed
        txa
        pha
        jsr     frame_turn
        pla
        tax
@done:  rts
.endproc

; Turn the dots of the frame round.  Spoils A X Y zp_ptr0 zp_t0.
.proc frame_turn
        lda     framed_y
        asl     a
        sta     zp_t0                   ; its text row
        ldx     #0
@half:  ldy     zp_t0
        lda     framed_x
        asl     a
        adc     text_row_lo,y           ; C = 0; the row of forty bytes does not cross a page
        sta     zp_ptr0
        lda     text_row_hi,y
        sta     zp_ptr0+1
@line:  ldy     #0
        lda     (zp_ptr0),y
        eor     frame_left,x
        sta     (zp_ptr0),y
        iny
        lda     (zp_ptr0),y
        eor     frame_right,x
        sta     (zp_ptr0),y
        inx
        cpx     #FRAME_LINES
        beq     @done
        cpx     #FRAME_LINES / 2
        beq     @next
        lda     zp_ptr0+1
        clc
        adc     #LINE_HIGH
        sta     zp_ptr0+1
        bcc     @line                   ; always
@next:  inc     zp_t0
        bne     @half                   ; always
@done:  rts
.endproc
