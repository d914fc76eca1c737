; The page says why a total is more than its lines.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export report_twice
        .import text_goto, text_print, side_attacks

ROW             = 16

        .segment "REPORT"

;;; report_twice -- say whose total counts twice, if anybody defends
;;; rule:     10.2.5 AM.18
;;; in:       st_battle
;;; out:      the picture
;;; clobbers: A X Y
;;; cycles:   -
.proc report_twice
        lda     #SIDE_GERMAN
        jsr     side_attacks
        bcs     @soviet
        print_at 1, ROW, msg_report_twice_0
        rts
@soviet:
        lda     #SIDE_SOVIET
        jsr     side_attacks
        bcs     @meeting
        print_at 1, ROW, msg_report_twice_1
@meeting:
        rts
.endproc
