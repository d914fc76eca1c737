; Where a unit in hand may be put down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export hand_ways
        .import entry_find, reach_find, zone_find, zones_known, zones_make

        .segment "MOVE"

;;; hand_ways -- where a unit in hand may be put down, but for want of room
;;; rule:     2.6 3.3 8.2 8.3 8.5  in its army's zone, near its hex of entry, or within its reach;
;;;           whoever comes keeps away from enemies whom nobody sees, too
;;; in:       X = unit 0..232 in hand; st_placing; hex_zones; the units, the map
;;; out:      A = the most that hex_field has where it may be put; hex_zones
;;; clobbers: X Y scratch zp_unit zp_class zp_hex zp_to zp_terrain zp_rules zp_lib0..zp_lib3
;;;           hex_cost
;;;           hex_rule hex_road hex_river hex_river_first hex_goal hex_queue_* hex_field_page
;;;           hex_field key_ring key_count
;;; cycles:   -
.proc hand_ways
        lda     unit_flags,x
        and     #UF_TO_COME
        beq     @moves
        lda     st_placing
        bne     @zone
        stx     zp_unit
        jsr     zones_make              ; nor next to enemies that nobody sees
        ldx     zp_unit
        jsr     entry_find
        jsr     zones_known
        jmp     @flags
@zone:  jsr     zone_find
@flags: lda     #0
        rts
@moves: jmp     reach_find
.endproc
