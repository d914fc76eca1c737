; Distances to hexes that may be chosen.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export field_flags
        .import HEX_LAYER, battle_points, battle_role, field_here, field_hexes, stack_count

        .segment "RESOLVE"

;;; field_flags -- distances to flags of the hexes that a unit may advance to
;;; rule:     5.16 4.4  within the points of the result, where there is room
;;; in:       hex_field, battle_points, battle_role; the units
;;; out:      hex_field = 0 or 1; field_hexes = how many are 1
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0 zp_hex
;;; cycles:   -
.proc field_flags
        lda     #0
        sta     field_hexes
        sta     zp_hex
        sta     zp_hex+1
@hex:   jsr     field_here
        tax
        lda     battle_points
        asl     a
        sta     zp_t0
        cpx     zp_t0
        beq     @near
        bcs     @far
@near:  txa
        beq     @far                    ; where it stands
        lda     st_side
        eor     battle_role
        jsr     stack_count
        cmp     #STACK
        bcs     @far
        inc     field_hexes
        lda     #1
        bne     @set                    ; always
@far:   lda     #0
@set:   ldy     #0
        sta     (zp_ptr0),y
        inc     zp_hex
        bne     @same
        inc     zp_hex+1
@same:  lda     zp_hex
        cmp     #<HEX_LAYER
        lda     zp_hex+1
        sbc     #>HEX_LAYER
        bcc     @hex
        rts
.endproc
