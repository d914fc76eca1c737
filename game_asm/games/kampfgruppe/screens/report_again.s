; Whether there is something to see again.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export report_again, report_choices, report_replay
        .import log_any, text_goto, text_char, text_print

ROW             = 23

        .segment "REPORT_BSS"
report_choices: .res 1                  ; how many there are
report_replay:  .res 1                  ; the one that shows what was hit, 0 = nothing was

        .segment "REPORT"

;;; report_again -- offer to show again what was hit, when anything was
;;; rule:     7.11.5
;;; in:       A = choices without it 1..8; the log
;;; out:      report_choices, report_replay; the picture
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc report_again
        sta     report_choices
        lda     #0
        sta     report_replay
        jsr     log_any
        bcc     @none
        inc     report_choices
        ldx     #0
        ldy     #ROW
        jsr     text_goto
        lda     report_choices
        sta     report_replay
        ora     #'0'
        jsr     text_char
        print_msg msg_report_again
@none:  rts
.endproc
