; What a unit is.
        .include "zeropage.inc"

        .export unit_class
        .import unit_kind

        .segment "RULES"

;;; unit_class -- the class of a unit
;;; rule:     7.8
;;; in:       X = unit 0..232
;;; out:      A = zp_class = CLASS_ARMOUR..CLASS_INFILTRATOR; X kept
;;; clobbers: none
;;; cycles:   <= 30
.proc unit_class
        lda     unit_kind,x
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        sta     zp_class
        rts
.endproc
