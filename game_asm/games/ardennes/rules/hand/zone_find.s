; Where the German places his units.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export zone_find
        .import entry_open, field_fill, start_zone_hi, start_zone_lo

        .segment "MOVE"

;;; zone_find -- the hexes that the units of the army in hand may be placed in
;;; rule:     8.2  each army has a zone, infiltrators all three
;;; in:       st_placing = ARMY_SIXTH..ARMY_GHOSTS
;;; out:      hex_field = 0 in the zone, else 1
;;; clobbers: A X Y zp_ptr0 zp_hex
;;; cycles:   <= 32000
.proc zone_find
        lda     #1
        jsr     field_fill
        ldy     st_placing
        ldx     begins-1,y
@hex:   lda     start_zone_lo,x
        sta     zp_hex
        lda     start_zone_hi,x
        sta     zp_hex+1
        jsr     entry_open
        inx
        txa
        ldy     st_placing
        cmp     ends-1,y
        bcc     @hex
        rts
.endproc

; the first hex of each army's zone, and the one behind its last
begins:         .byte 0, 25, 57, 0
ends:           .byte 25, 57, 77, 77
