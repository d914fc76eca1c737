; Help on the page at the end of a turn, and of a battle.
        .export report_help
        .import page_help, msg_report_help

        .segment "REPORT"

;;; report_help -- what the points are for, and which level they make
;;; rule:     AM.18
;;; shows:    10.2.1 10.2.4 10.2.6
;;; in:       none
;;; out:      the picture
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc report_help
        lda     #<msg_report_help
        ldy     #>msg_report_help
        jmp     page_help
.endproc
