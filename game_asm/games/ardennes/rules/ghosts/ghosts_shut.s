; Ways round infiltrators.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export ghosts_shut
        .import hex_zones, unit_kind

GERMANS_HERE    = %00001000

        .segment "RULES"

;;; ghosts_shut -- let every infiltrator bar its hex, until the zones are made again
;;; rule:     7.14
;;; in:       the units
;;; out:      hex_zones
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 5000
.proc ghosts_shut
        ldx     #GERMANS - 1
        ldy     #0
@unit:  lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        bne     @next
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        clc
        adc     #>hex_zones
        sta     zp_ptr0+1
        lda     unit_at_lo,x
        sta     zp_ptr0
        lda     (zp_ptr0),y
        ora     #GERMANS_HERE
        sta     (zp_ptr0),y
@next:  dex
        bpl     @unit
        rts
.endproc
        .assert GERMANS <= 128, error, "the sign ends the loop"
