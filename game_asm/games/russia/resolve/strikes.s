; The air strikes of a week.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "air.inc"

        .export strikes
        .import strike_fly

        .segment "AIR"

;;; strikes -- all plotted strikes are flown, in the order of the groups' numbers
;;; rule:     7.0.1 7.1.1
;;; in:       group_plot, group_target_lo, group_target_hi of the air groups
;;; out:      the state
;;; clobbers: everything
;;; cycles:   -
.proc strikes
        lda     #FIRST_AIR
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
