; Where reinforcements may be put.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export entry_find, entry_open
        .import from_hex, entry_room, entry_step, field_fill, field_here

FIRST           = zp_rules+4            ; directions from the hex of entry, DIRECTIONS = none
SECOND          = zp_rules+5

        .segment "MOVE"

;;; entry_find -- the hexes that a reinforcement may be put into
;;; rule:     8.5  its hex of entry and those within two of it, with room and next to no enemy
;;; in:       X = unit 0..232 that comes; unit_from_lo, unit_from_hi; hex_zones; the units, the map
;;; out:      hex_field = 0 where it may be put, else 1
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1 zp_unit zp_hex zp_to zp_terrain zp_rules+4
;;;           zp_rules+5
;;; cycles:   <= 400000
.proc entry_find
        stx     zp_unit
        lda     #1
        jsr     field_fill
        lda     #DIRECTIONS
        sta     FIRST
@first: lda     #DIRECTIONS
        sta     SECOND
@second:
        ldx     zp_unit
        jsr     from_hex
        ldx     FIRST
        jsr     entry_step
        bcs     @next
        ldx     SECOND
        jsr     entry_step
        bcs     @next
        jsr     entry_room
        bcs     @next
        jsr     entry_open
@next:  dec     SECOND
        bpl     @second
        dec     FIRST
        bpl     @first
        rts
.endproc

;;; entry_open -- mark a hex as one that a unit may be put into
;;; in:       zp_hex = index
;;; out:      hex_field = 0 there
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 60
.proc entry_open
        jsr     field_here
        lda     #0
        sta     (zp_ptr0),y
        rts
.endproc
