; Where a unit stands, and where its half-day began.
        .include "zeropage.inc"
        .include "state.inc"

        .export begun_here, from_hex, stands_here, unit_hex

        .segment "RULES"

;;; unit_hex -- the hex that a unit stands in
;;; in:       X = unit 0..232
;;; out:      zp_hex = index, its high byte NOWHERE off the map; A = that byte; X, Y kept
;;; clobbers: none
;;; cycles:   <= 25
.proc unit_hex
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_at_hi,x
        sta     zp_hex+1
        rts
.endproc

;;; from_hex -- the hex that a unit's half-day began in, or where it is to come
;;; in:       X = unit 0..232
;;; out:      zp_hex = index; A = its high byte; X, Y kept
;;; clobbers: none
;;; cycles:   <= 25
.proc from_hex
        lda     unit_from_lo,x
        sta     zp_hex
        lda     unit_from_hi,x
        sta     zp_hex+1
        rts
.endproc

;;; stands_here -- does a unit stand in a hex?
;;; in:       X = unit 0..232; zp_hex = index
;;; out:      Z = 1: it does; X, Y kept
;;; clobbers: A
;;; cycles:   <= 25
.proc stands_here
        lda     unit_at_lo,x
        cmp     zp_hex
        bne     @no
        lda     unit_at_hi,x
        cmp     zp_hex+1
@no:    rts
.endproc

;;; begun_here -- did a unit's half-day begin in a hex?
;;; in:       X = unit 0..232; zp_hex = index
;;; out:      Z = 1: it did; X, Y kept
;;; clobbers: A
;;; cycles:   <= 25
.proc begun_here
        lda     unit_from_lo,x
        cmp     zp_hex
        bne     @no
        lda     unit_from_hi,x
        cmp     zp_hex+1
@no:    rts
.endproc
