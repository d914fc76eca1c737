; Orders that only take their time: sneaking and waiting.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export begin_sneak, begin_unsneak, begin_wait
        .import action_cost

        .segment "RESOLVE"

;;; begin_sneak -- start to sneak, unless he does already
;;; rule:     5.6  sneaking begins; 5.3  redundant orders
;;; in:       X = man; zp_order = SB
;;; out:      C = 1, A = ACT_ORDER, zp_time, zp_energy; C = 0, A = VAIN_SO
;;; clobbers: X Y and what action_cost uses and what the rules use
;;; cycles:   -
.proc begin_sneak
        lda     man_sneaking,x
        beq     begin_wait
        lda     #VAIN_SO
        clc
        rts
.endproc

;;; begin_unsneak -- stop sneaking, unless he does not sneak
;;; rule:     5.7  sneaking ends; 5.3  redundant orders
;;; in:       X = man; zp_order = SE
;;; out:      C = 1, A = ACT_ORDER, zp_time, zp_energy; C = 0, A = VAIN_SO
;;; clobbers: X Y and what action_cost uses and what the rules use
;;; cycles:   -
.proc begin_unsneak
        lda     man_sneaking,x
        bne     begin_wait
        lda     #VAIN_SO
        clc
        rts
.endproc

;;; begin_wait -- an order that is always possible
;;; rule:     5.39  wait
;;; in:       X = man; zp_order
;;; out:      C = 1, A = ACT_ORDER, zp_time, zp_energy
;;; clobbers: X Y and what action_cost uses and what the rules use
;;; cycles:   -
.proc begin_wait
        lda     #0
        sta     zp_arg0
        jsr     action_cost
        lda     #ACT_ORDER
        sec
        rts
.endproc
