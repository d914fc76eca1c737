; An order that was passed over, in words.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "macros.inc"
PAGES_REPORT = 1
        .include "screens/report/page_tools.inc"
        .export event_vain
        .import told_kind, told_x, told_y, report_print_nth, report_order_print, text_print

print_nth := report_print_nth

        .segment "REPORT"

;;; event_vain -- the order that came to nothing, and why
;;; shows:    3.4
;;; in:       told_kind = EV_VAIN + 16 * VAIN_* + ORD_*; told_x told_y
;;; out:      none
;;; clobbers: A X Y scratch zp_order and the report's own
;;; cycles:   -
.proc event_vain
        lda     told_kind
        and     #%00001111
        sta     zp_order
        ldx     told_x
        ldy     told_y
        stx     zp_order+1
        sty     zp_order+2
        cmp     #ORD_MI+1
        lda     #0                      ; an FS without its L
        bcs     @whole
        txa                             ; a move: direction and squares in one byte
        and     #%00001111
        sta     zp_order+2
        txa
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        sta     zp_order+1
        tya
@whole: sta     zp_order+3
        print_msg msg_movie_vain
        jsr     report_order_print
        print_msg msg_movie_because
        lda     told_kind
        sec
        sbc     #EV_VAIN
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        print_nth_msg msg_movie_vain_0
        rts
.endproc
