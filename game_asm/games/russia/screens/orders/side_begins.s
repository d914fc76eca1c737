; A side's week begins.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export side_begins
        .import date_print, hex_place, msg_begins, msg_side_0, msg_side_1, orders_clear, page_show
        .import page_wait
        .import text_goto, text_print, view_center

        .segment "ORDERS"

;;; side_begins -- last week's orders are over; say whose turn it is; the cursor to its first group
;;; rule:     3.3.1 5.2.1 5.2.18
;;; in:       st_side
;;; out:      group_flags, group_plot, group_steps of its groups; st_rails_used; the cursor;
;;;           the picture
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
        ldx     #0
        lda     st_side
        beq     @next
        ldx     #SOVIET_BIT - 1
@next:  inx                             ; of a side without any some hex
        lda     group_at_hi,x
        sta     zp_arg1
        bmi     @next                   ; off the map
        lda     group_at_lo,x
        sta     zp_arg0
        jsr     hex_place
        dex
        dey
        stx     st_cursor_x
        sty     st_cursor_y
        jmp     view_center
        .assert NOWHERE >= $80, error, "a place off the map is told by its highest bit"
.endproc

side_lo:        .lobytes msg_side_0, msg_side_1
side_hi:        .hibytes msg_side_0, msg_side_1
