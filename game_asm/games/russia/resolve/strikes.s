; The air strikes of a week.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "air.inc"

        .export strikes
        .import report_begins, strike_fly

        .segment "AIR"

;;; strikes -- all plotted strikes are flown, in the order of the groups' numbers
;;; rule:     7.0.1 7.1.1
;;;           ours: the report of the week begins before the first is flown
;;; in:       group_plot, group_target_lo, group_target_hi of the air groups
;;; out:      the state; report_held, report_groups, the sums and the log as report_begins leaves
;;;           them, unless some have been flown before RESET
;;; clobbers: everything
;;; cycles:   -
.proc strikes
        ldx     #FIRST_AIR
@flown: lda     group_plot,x
        ora     group_plot+SOVIET_BIT,x
        bmi     @begin
        inx
        cpx     #FIRST_DEPOT
        bcc     @flown
        jsr     report_begins
@begin: lda     #FIRST_AIR
        sta     strike_group
@group: ldx     strike_group
        lda     group_plot,x
        beq     @next
        bmi     @next                   ; flown before RESET
        jsr     strike_fly
@next:  inc     strike_group
        lda     strike_group
        cmp     #FIRST_DEPOT
        bne     @on
        lda     #SOVIET_BIT + FIRST_AIR
        sta     strike_group
@on:    cmp     #SOVIET_BIT + FIRST_DEPOT
        bcc     @group
        rts
.endproc
