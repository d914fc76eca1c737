        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export its_hq

        .segment "ORDERS"

;;; its_hq -- the headquarters of a unit's formation
;;; in:       A = number of the unit
;;; out:      A = number of the HQ; X Y kept
;;; clobbers: zp_t0
;;; cycles:   <= 200
.proc its_hq
        sta     zp_t0
        sec
@index: sbc     #IN_FORMATION
        bcs     @index
        adc     #IN_FORMATION
        eor     #$FF
        sec
        adc     zp_t0
        rts
.endproc
