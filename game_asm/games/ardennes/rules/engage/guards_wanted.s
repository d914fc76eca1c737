; Whether guns can protect anybody.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export guards_wanted
        .import foe_beside, unit_kind, units_apart

RANGE           = 3
GUN             = zp_rules+6

        .segment "RESOLVE"

;;; guards_wanted -- is there an Allied gun in range of an Allied unit that stands next to enemies?
;;; rule:     2.14
;;; in:       the units; hex_zones
;;; out:      C = 1 yes
;;; clobbers: A X Y zp_ptr0 zp_t0..zp_t2 zp_arg0..zp_arg3 zp_hex zp_rules+6
;;; cycles:   <= 3000000
.proc guards_wanted
        ldx     #GERMANS
@gun:   stx     GUN
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_ARTILLERY << 4
        bne     @next
        jsr     threatened
        bcs     @next                   ; nowhere, or it cannot fire
        bne     @next
        ldx     #GERMANS
@unit:  jsr     threatened
        bcs     @other
        beq     @other
        ldy     GUN
        jsr     units_apart
        cmp     #RANGE + 1
        bcc     @yes
@other: inx
        cpx     #UNITS
        bcc     @unit
@next:  ldx     GUN
        inx
        cpx     #UNITS
        bcc     @gun
        clc
        rts
@yes:   sec
        rts
.endproc

; C = 1 when Allied unit X is not on the map; else Z = 0 when enemies stand next to it.
.proc threatened
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @no
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        ldy     #SIDE_ALLIED
        jsr     foe_beside
        clc
@no:    rts
.endproc
