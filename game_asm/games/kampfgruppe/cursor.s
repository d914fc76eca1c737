; The frame that shows the cursor on the map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export cursor_show, cursor_hide, frame_show, framed
        .import view_x, view_y, frame_turn

        .segment "LOW_BSS"
framed:         .res 1                  ; not 0: the frame is on the screen
framed_x:       .res 1                  ; and in which square of the window
framed_y:       .res 1

        .segment "CODE"

;;; cursor_show -- draw the frame, if it is not there and the window shows its square
;;; in:       st_cursor_x/y, view_x/y
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
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
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 1100
.proc frame_show
        stx     framed_x
        sty     framed_y
        inc     framed
        bne     turn                    ; always
.endproc

;;; cursor_hide -- take the frame away; before anything paints the map
;;; in:       none
;;; out:      the picture
;;; clobbers: A Y zp_ptr0 zp_t0 zp_t1; X kept
;;; cycles:   <= 1100
.proc cursor_hide
        lda     framed
        beq     @done
        lda     #0
        sta     framed
        txa
        pha
        jsr     turn
        pla
        tax
@done:  rts
.endproc

; Turn the dots of the frame round.  Spoils A X Y zp_ptr0 zp_t0 zp_t1.
.proc turn
        lda     framed_y
        asl     a
        tay
        lda     framed_x
        asl     a
        jmp     frame_turn
.endproc
