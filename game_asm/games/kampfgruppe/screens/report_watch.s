; Two computers play, and whoever watches need not type.
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export report_watch
        .import wait_ms

LOOK_MS         = 200
LOOKS           = 5                     ; for each step of the pace: a second

        .segment "REPORT_BSS"
looks:          .res 1

        .segment "REPORT"

;;; report_watch -- with nobody in command, go on by itself after as many seconds as the pace says
;;; rule:     3.2.1 3.4.1  games of both computers run to the end by themselves
;;; in:       st_human, st_message_delay
;;; out:      C = 1: go on; C = 0: a player commands, or a key has been typed
;;; clobbers: A X Y
;;; cycles:   -
.proc report_watch
        lda     st_human
        ora     st_human+1
        bne     @no
        lda     st_message_delay
        asl     a
        asl     a
        clc
        adc     st_message_delay
        sta     looks
@look:  lda     #LOOK_MS
        jsr     wait_ms
        bcs     @no
        dec     looks
        bne     @look
        sec
        rts
@no:    clc
        rts
.endproc
        .assert LOOKS = 5, error, "report_watch multiplies by five"
