; The window in which fires are shown.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export square_show, square_light, window_at, marks_hide, traced
        .import map_show, view_center, view_paint, window, view_x, view_y, cursor_hide, line_turn

        .segment "LOW_BSS"
traced:         .res 1                  ; not 0: a line from firer to target is on the picture

        .segment "CODE"

;;; marks_hide -- take away what marks who fires at whom
;;; in:       traced
;;; out:      the picture; traced = 0
;;; clobbers: A X Y zp_t0..zp_t7 zp_arg0 zp_arg1 zp_ptr0
;;; cycles:   <= 24000
.proc marks_hide
        jsr     cursor_hide             ; the frame about the firer
        lda     traced
        beq     @none
        lda     #0
        sta     traced
        jmp     line_turn
@none:  rts
.endproc

;;; square_show -- bring a square into the window, everybody in their places
;;; in:       X = column, Y = row
;;; out:      the picture; X, Y kept
;;; clobbers: A zp_t0..zp_t7 zp_arg0 zp_arg1 zp_ptr0 zp_lines zp_ptr1
;;; cycles:   -
.proc square_show
        stx     @column
        sty     @row
        jsr     marks_hide
        jsr     @square
        jsr     window_at
        bcs     @there
        jsr     @square
        jsr     view_center
@there: lda     zp_unit                 ; map_show walks through the units
        pha
        lda     zp_unit+1
        pha
        jsr     map_show
        pla
        sta     zp_unit+1
        pla
        sta     zp_unit
@square:
@column = *+1
        ldx     #0                      ; [patched]
@row    = *+1
        ldy     #0                      ; [patched]
        rts
.endproc

;;; window_at -- where the window shows a square
;;; in:       X = column, Y = row
;;; out:      C = 1: X = column, Y = row in the window, A = the square's place; C = 0: nowhere
;;; clobbers: zp_t0 zp_t1
;;; cycles:   <= 60
.proc window_at
        txa
        sec
        sbc     view_x
        cmp     #WINDOW_COLS
        bcs     @no
        tax
        tya
        sec
        sbc     view_y
        cmp     #WINDOW_ROWS
        bcs     @no
        tay
        stx     zp_t0
        asl     a                       ; x 20
        asl     a
        sty     zp_t1
        adc     zp_t1                   ; C = 0
        asl     a
        asl     a
        adc     zp_t0
        sec
        rts
@no:    clc
        rts
.endproc
        .assert WINDOW_COLS = 20, error, "window_at multiplies by 20"

;;; square_light -- turn the dots of a square round
;;; in:       X = column, Y = row
;;; out:      the picture
;;; clobbers: A X Y zp_t0 zp_t1 zp_lines
;;; cycles:   -
.proc square_light
        jsr     window_at
        bcc     @done
        tax
        lda     window,x
        ora     #WINDOW_LIT
        sta     window,x
        jmp     view_paint
@done:  rts
.endproc
