; The order to engage everywhere.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export order_all
        .import engage_here, last_unit, unit_side

        .segment "MOVE"

;;; order_all -- an engagement about every enemy hex, as far as units are free
;;; rule:     2.16
;;; in:       the state; hex_zones
;;; out:      C = 0; last_unit = 0; unit_task, engage_at_lo, engage_at_hi
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_all
        ldx     #0
@unit:  stx     last_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        jsr     unit_side
        cmp     st_side
        beq     @next
        jsr     engage_here
@next:  ldx     last_unit
        inx
        cpx     #UNITS
        bcc     @unit
        lda     #0
        sta     last_unit
        clc
        rts
.endproc
