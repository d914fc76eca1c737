; A number for a new engagement.
        .include "state.inc"
        .include "ardennes.inc"

        .export engage_free

        .segment "RULES"

;;; engage_free -- an engagement that is not in use
;;; rule:     2.22
;;; in:       engage_at_hi
;;; out:      C = 0: A = number 1..24; C = 1: all are in use
;;; clobbers: X
;;; cycles:   <= 300
.proc engage_free
        ldx     #0
@next:  lda     engage_at_hi,x
        cmp     #NOWHERE
        beq     @free
        inx
        cpx     #ENGAGEMENTS
        bcc     @next
        rts                             ; C = 1
@free:  inx
        txa
        clc
        rts
.endproc
