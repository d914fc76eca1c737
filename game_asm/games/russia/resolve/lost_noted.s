; What fighting cost goes into the sums of the week.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export lost_cleared, lost_noted
        .import fight_lost

        .segment "GROUND"

;;; lost_noted -- what a battle, gunfire or an air strike cost both sides goes into the sums
;;; rule:     7.4.3 7.10.2  ours: the report of the week tells all of it
;;; in:       fight_side, fight_lost
;;; out:      st_lost_lo st_lost_hi
;;; clobbers: A X Y
;;; cycles:   <= 100
.proc lost_noted
        ldx     fight_side
        ldy     #0
        jsr     @sum
        txa
        eor     #1
        tax
        ldy     #2
@sum:   lda     st_lost_lo,x
        clc
        adc     fight_lost,y
        sta     st_lost_lo,x
        lda     st_lost_hi,x
        adc     fight_lost+1,y
        sta     st_lost_hi,x
        rts
.endproc

;;; lost_cleared -- nothing is lost yet
;;; in:       none
;;; out:      fight_lost = 0
;;; clobbers: A
;;; cycles:   <= 30
.proc lost_cleared
        lda     #0
        sta     fight_lost
        sta     fight_lost+1
        sta     fight_lost+2
        sta     fight_lost+3
        rts
.endproc
