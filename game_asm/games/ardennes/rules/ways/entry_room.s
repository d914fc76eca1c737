; Where a reinforcement may come.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export entry_room
        .import stack_count, terrain_here, unit_side, zone_near_foe, zones_here

        .segment "CODE"

;;; entry_room -- may a reinforcement come to a hex?
;;; rule:     8.5 4.4 4.5  with room, next to no enemy
;;; in:       zp_unit = unit; zp_hex = index of a hex of the map; hex_zones; the
;;;           units, the map
;;; out:      C = 0: it may; C = 1: it may not
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_terrain
;;; cycles:   <= 6300
.proc entry_room
        jsr     terrain_here
        ldx     zp_unit
        cmp     #TERRAIN_SIEGFRIED
        bne     @foes
        cpx     #GERMANS
        bcs     @no
@foes:  jsr     unit_side
        tax
        jsr     zones_here
        and     zone_near_foe,x
        bne     @no
        txa
        jsr     stack_count
        cmp     #STACK
        rts                             ; C = 0: less than three
@no:    sec
        rts
.endproc
