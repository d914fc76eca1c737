; An engagement that may have lost a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export engage_kept
        .import engage_clear, engage_member, unit_side

NUMBER          = zp_rules+4            ; of the engagement
ONE             = zp_rules+5            ; a German and an Allied unit of it, NO_UNIT none

        .segment "CODE"

;;; engage_kept -- an engagement that only one side, or nobody, is left in is over
;;; rule:     2.4 5.1  so that its enemies must be engaged again
;;; in:       A = number 1..24; st_side; the units
;;; out:      C = 0: both sides are in it, X = a unit of st_side; C = 1: unit_task of its units = 0,
;;;           its engage_at_hi = NOWHERE
;;; clobbers: A X Y zp_rules+4..zp_rules+6
;;; cycles:   <= 28000
.proc engage_kept
        sta     NUMBER
        lda     #NO_UNIT
        sta     ONE
        sta     ONE+1
        ldx     #0
@unit:  jsr     engage_member
        cmp     NUMBER
        bne     @next
        jsr     unit_side
        tay
        stx     ONE,y
@next:  inx
        cpx     #UNITS
        bcc     @unit
        ldy     #NO_UNIT
        cpy     ONE
        beq     @over
        cpy     ONE+1
        beq     @over
        ldy     st_side
        ldx     ONE,y
        clc
        rts
@over:  lda     NUMBER
        jmp     engage_clear            ; C = 1
.endproc
