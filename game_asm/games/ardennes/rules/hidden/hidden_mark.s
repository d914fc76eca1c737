; Units that the other side does not see.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export hidden_mark
        .import hex_sides, terrain_here, unit_class, unit_side, zone_by_foe, zones_here

ROADS           = %10101010             ; of hex_sides and hex_ground: sides with a road or bridge
GROUND_WAYS     = %11110000             ; of hex_ground: its two sides
COUNT           = zp_rules+5

        .segment "RULES"

;;; hidden_mark -- mark the enemies that the side to move does not see
;;; rule:     10.1  in forest and mountain, without a road, next to nobody of its own, and not found;
;;;           10.10  infiltrators always; nobody under the classic rules
;;; in:       st_side, st_rules; the units, the map; hex_zones of all of them
;;; out:      unit_flags (UF_HIDDEN); A = how many are hidden, Z with it
;;; clobbers: X Y zp_ptr0 zp_unit zp_hex zp_class zp_terrain zp_rules+5
;;; cycles:   <= 45000
.proc hidden_mark
        lda     #0
        sta     COUNT
        sta     zp_unit
@unit:  ldx     zp_unit
        lda     unit_flags,x
        and     #UF_HIDDEN ^ $FF
        sta     unit_flags,x
        lda     st_rules
        lsr     a
        .assert RULE_HIDDEN = 1, error, "the lowest bit"
        bcc     @next
        jsr     unit_side
        cmp     st_side
        beq     @next
        jsr     unseen
        bcc     @next
        ldx     zp_unit
        lda     unit_flags,x
        ora     #UF_HIDDEN
        sta     unit_flags,x
        inc     COUNT
@next:  inc     zp_unit
        lda     zp_unit
        cmp     #UNITS
        bcc     @unit
        lda     COUNT
        rts
.endproc

; C = 1 when unit X is on the map and its enemy does not see it.
.proc unseen
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @seen
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @done                   ; C = 1
        lda     unit_flags,x
        and     #UF_SEEN
        bne     @seen
        jsr     terrain_here
        cmp     #TERRAIN_FOREST
        bcc     @done
        cmp     #TERRAIN_MOUNTAIN + 1
        bcs     @seen
        lda     (zp_ptr0),y
        and     #ROADS & GROUND_WAYS
        bne     @seen
        lda     zp_hex+1
        clc
        adc     #>hex_sides
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        and     #ROADS
        bne     @seen
        jsr     unit_side
        pha
        jsr     zones_here
        tax
        pla
        tay
        txa
        and     zone_by_foe,y
        bne     @seen
        sec
        rts
@seen:  clc
@done:  rts
.endproc
        .assert TERRAIN_MOUNTAIN = TERRAIN_FOREST + 1, error, "the two that hide lie together"
        .assert SIDE_ROAD & SIDE_BRIDGE = SIDE_ROAD, error, "one bit says road"
        .assert SIDE_ROAD & SIDE_RIVER = 0, error, "and a river has none"
