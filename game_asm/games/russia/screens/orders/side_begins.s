; A side's week begins.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export side_begins
        .import date_print, msg_begins, msg_side_0, msg_side_1, orders_clear, page_show
        .import page_wait
        .import text_goto, text_print, view_center

        .segment "ORDERS"

;;; side_begins -- last week's orders are over; say whose turn it is
;;; rule:     3.3.1 5.2.1 5.2.18
;;; in:       st_side
;;; out:      group_flags, group_plot, group_steps of its groups; st_rails_used; the picture
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc side_begins
        jsr     orders_clear
        print_page msg_begins
        ldx     #1
        ldy     #3
        jsr     text_goto
        jsr     date_print
        ldx     st_side
        lda     side_lo,x
        ldy     side_hi,x
        jsr     text_print
        jsr     page_wait
        ldy     st_side
        ldx     first_column,y
        stx     st_cursor_x
        lda     first_row,y
        sta     st_cursor_y
        tay
        jmp     view_center
.endproc

side_lo:        .lobytes msg_side_0, msg_side_1
side_hi:        .hibytes msg_side_0, msg_side_1
first_column:   .byte 4, 9              ; the frontier, Minsk
first_row:      .byte 19, 17
