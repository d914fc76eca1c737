; The end of an engagement.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export engage_clear
        .import engage_member

NUMBER          = zp_rules+4            ; of the engagement

        .segment "RULES"

;;; engage_clear -- dissolve an engagement
;;; rule:     2.24
;;; in:       A = number 1..24
;;; out:      unit_task of its units = 0; its engage_at_hi = NOWHERE
;;; clobbers: A X zp_rules+4
;;; cycles:   <= 11000
.proc engage_clear
        sta     NUMBER
        tax
        lda     #NOWHERE
        sta     engage_at_hi-1,x
        ldx     #0
@unit:  jsr     engage_member
        cmp     NUMBER
        bne     @next
        lda     #0
        sta     unit_task,x
@next:  inx
        cpx     #UNITS
        bcc     @unit
        rts
.endproc
