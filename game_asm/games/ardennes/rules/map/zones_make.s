; Who stands where, and whose zones a hex lies in: the layer hex_zones, made of the units.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export hex_zones, zones_make
        .import HEX_LAYER, hex_zone_enter, layer_fill, unit_kind, unit_side

UNIT            = zp_rules+4

        .segment "HEX_ZONES"
hex_zones:      .res 36*52
        .assert HEX_LAYER = 36*52, lderror, "hex_zones is not the size of a layer"

        .segment "RULES"

;;; zones_make -- mark every hex that units stand in, and those beside
;;; rule:     3.2 7.16  infiltrators do not count
;;; in:       unit_at_lo, unit_at_hi, unit_kind
;;; out:      hex_zones
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1 zp_rules+4
;;; cycles:   <= 320000
.proc zones_make
        lda     #<hex_zones
        sta     zp_ptr0
        lda     #>hex_zones
        sta     zp_ptr0+1
        lda     #0
        jsr     layer_fill
        sta     UNIT
@unit:  ldx     UNIT
        jsr     mark
        inc     UNIT
        lda     UNIT
        cmp     #UNITS
        bcc     @unit
        rts
.endproc

; Mark the hex of unit X and those beside, when nobody of its side did before.
.proc mark
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @done
        sta     zp_arg1
        lda     unit_at_lo,x
        sta     zp_arg0
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @done
        jsr     unit_side
        jmp     hex_zone_enter
@done:  rts
.endproc
