; A depot gives out supplies.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export depot_serve, unit_rest
        .import group_kind, hex_distance, hex_place, multiply_product, supply_percent, type_flags
        .import unit_first, unit_next

REACH           = 2
HUNDRED         = 100

percent         = zp_rules
column          = zp_rules+1
row             = zp_rules+2
group           = zp_rules+3

        .segment "RULES"

;;; depot_serve -- every group within two hexes is in supply, its units rest while supplies last
;;; rule:     5.2.7 5.2.8 5.2.14 5.2.15 5.2.18 5.0.1 5.2.17
;;; in:       zp_hex = index of where the depot stands; A = penalty hexes 0..6; st_side
;;; out:      group_flags; the units; pool_supply
;;; clobbers: A X Y zp_t0..zp_t7 zp_arg0..zp_arg3 zp_unit zp_group zp_lib0 zp_lib1
;;;           zp_rules..zp_rules+3
;;; cycles:   -
.proc depot_serve
        ldy     st_side
        jsr     supply_percent
        sta     percent
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        jsr     hex_place
        stx     column
        sty     row
        ldx     #1
        lda     st_side
        beq     @first
        ldx     #SOVIET_BIT
@first: stx     group
@group: ldx     group
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_arg1
        lda     group_at_lo,x
        sta     zp_arg0
        lda     group_flags,x
        and     #GF_SUPPLIED
        bne     @next                   ; once a week
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        lda     column
        sta     zp_arg2
        lda     row
        sta     zp_arg3
        jsr     hex_distance
        cmp     #REACH + 1
        bcs     @next
        ldx     group
        lda     group_flags,x
        ora     #GF_SUPPLIED
        sta     group_flags,x
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @next
        jsr     unit_first
        bcs     @next
@unit:  lda     percent
        jsr     unit_rest
        jsr     unit_next
        bcc     @unit
@next:  inc     group
        lda     group
        and     #NUMBER_BITS
        cmp     #FIRST_DEPOT
        bcc     @group
        rts
.endproc

;;; unit_rest -- a unit rests for supply points, if there are some
;;; rule:     5.2.9 5.2.14 5.2.15  who is so fresh that nothing is taken away costs nothing
;;; in:       zp_unit; A = per cent 12..50; st_side
;;; out:      its record; pool_supply
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_lib0 zp_lib1
;;; cycles:   <= 700
.proc unit_rest
        sta     zp_t2
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        beq     @done
        ldx     zp_t2
        jsr     multiply_product
        sta     zp_t1
        stx     zp_t0
        clc                             ; to the nearest: half a hundred more
        lda     zp_t0
        adc     #HUNDRED / 2
        sta     zp_t0
        bcc     @no
        inc     zp_t1
@no:    ldx     #$FF
@point: inx
        lda     zp_t0
        sec
        sbc     #HUNDRED
        sta     zp_t0
        lda     zp_t1
        sbc     #0
        sta     zp_t1
        bcs     @point
        txa
        beq     @done                   ; too fresh
        ldy     st_side
        lda     pool_supply,y
        beq     @done
        stx     zp_t0
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        sec
        sbc     zp_t0
        sta     (zp_unit),y
        ldy     #U_TYPE
        lda     (zp_unit),y
        tax
        lda     type_flags,x
        asl     a
        asl     a                       ; C = 1: two points
        lda     #1
        adc     #0
        sta     zp_t0
        ldy     st_side
        lda     pool_supply,y
        sec
        sbc     zp_t0
        bcs     @spend
        lda     #0                      ; the last point is enough
@spend: sta     pool_supply,y
@done:  rts
        .assert TYPE_TWO = %01000000, error, "the flag is not the second bit"
.endproc
