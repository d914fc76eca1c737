; An advance into a hex that the beaten left.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export left_enter
        .import unit_hex
        .import battle_unit, field_here, field_hexes, left_hi, left_lo, stack_count, unit_side
        .import retreat_step, unit_class, way_to, zone_foe

FOES            = zp_rules+5            ; zone bits that bar the way
OWN             = zp_rules+6            ; its side

        .segment "RESOLVE"

;;; left_enter -- open a hex that was left to a unit beside it, unless it is taken or full
;;; rule:     5.16 5.17 5.21; 4.4  where there is room; 4.5 4.8  no Ally into the Siegfried line, no
;;;           armour over a river
;;; in:       X = which, 0..6; left_lo, left_hi; battle_unit; hex_zones
;;; out:      hex_field; field_hexes more by 1 when it was not open before
;;; clobbers: A X Y scratch zp_hex zp_to zp_arg0 zp_arg1 zp_class zp_terrain zp_rules+5 zp_rules+6
;;; cycles:   -
.proc left_enter
        lda     left_lo,x
        sta     zp_to
        lda     left_hi,x
        sta     zp_to+1
        ldx     battle_unit
        jsr     unit_hex
        jsr     unit_class
        jsr     unit_side
        sta     OWN
        tay
        lda     zone_foe,y
        sta     FOES
        jsr     way_to
        bcs     @no
        jsr     retreat_step
        bcs     @no
        jsr     field_here
        bne     @no                     ; it may already
        lda     OWN
        jsr     stack_count
        cmp     #STACK
        bcs     @no
        jsr     field_here
        lda     #1
        sta     (zp_ptr0),y
        inc     field_hexes
@no:    rts
.endproc
