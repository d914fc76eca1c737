; Room for a unit.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export unit_free

        .segment "BUILD"

;;; unit_free -- the first record of st_side that no unit has
;;; rule:     4.9.4
;;; in:       st_side
;;; out:      C = 0: zp_unit = the record; C = 1: the side has 199 units
;;; clobbers: A X Y
;;; cycles:   <= 7000
.proc unit_free
        lda     #<unit_axis
        ldx     #>unit_axis
        ldy     st_side
        beq     @side
        lda     #<unit_soviet
        ldx     #>unit_soviet
@side:  sta     zp_unit
        stx     zp_unit+1
        ldx     #UNITS
        ldy     #U_STRENGTH
@unit:  lda     (zp_unit),y
        clc
        beq     @done
        lda     zp_unit
        adc     #UNIT_SIZE              ; C = 0
        sta     zp_unit
        bcc     @same
        inc     zp_unit+1
@same:  dex
        bne     @unit
        sec
@done:  rts
.endproc
