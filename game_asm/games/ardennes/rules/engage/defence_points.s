; What a unit counts on the defence.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export defence_points
        .import defence_times_here, multiply_8

        .segment "RULES"

;;; defence_points -- what a unit counts on the defence
;;; rule:     7.7  guns half their strength
;;; in:       A = strength 0..255; as defence_times_here
;;; out:      A = high byte of its points in halves, zp_t1 = low byte
;;; clobbers: X zp_t0
;;; cycles:   <= 280
.proc defence_points
        sta     zp_t0
        jsr     defence_times_here
        ldx     zp_class
        cpx     #CLASS_ARTILLERY
        bne     @times
        lsr     a
@times: jmp     multiply_8
.endproc
