; Where the German places his units.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export zone_find
        .import entry_open, field_fill, start_zone_hi, start_zone_lo
        .import start_zone_end, start_zone_of

STRIDE          = 52                    ; from a hex to the one south of it
HIGH            = %00000111             ; of start_zone_hi; the rest is hexes from north to south

        .segment "MOVE"

;;; zone_find -- the hexes that the units of the army in hand may be placed in
;;; rule:     8.2  each army has a zone, infiltrators all three
;;; in:       st_placing = ARMY_SIXTH..ARMY_GHOSTS
;;; out:      hex_field = 0 in the zone, else 1
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_hex
;;; cycles:   <= 32000
.proc zone_find
        lda     #1
        jsr     field_fill
        ldy     st_placing
        ldx     start_zone_of-1,y
@run:   lda     start_zone_lo,x
        sta     zp_hex
        lda     start_zone_hi,x
        pha
        and     #HIGH
        sta     zp_hex+1
        pla
        lsr     a
        lsr     a
        lsr     a
        sta     zp_t0
@hex:   jsr     entry_open
        lda     zp_hex
        clc
        adc     #STRIDE
        sta     zp_hex
        bcc     @same
        inc     zp_hex+1
@same:  dec     zp_t0
        bne     @hex
        inx
        txa
        ldy     st_placing
        cmp     start_zone_end-1,y
        bcc     @run
        rts
.endproc
