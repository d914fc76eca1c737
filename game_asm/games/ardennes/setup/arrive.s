; Reinforcements come.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export arrive
        .import entry_room, entry_step, unit_place

RING            = DIRECTIONS

        .segment "RESOLVE_BSS"
first:          .res 1                  ; directions from the hex of entry
second:         .res 1
entry:          .res 2

        .segment "RESOLVE"

;;; arrive -- put a reinforcement on the map, in its hex of entry or within two of it
;;; rule:     8.5 3.6  next to no enemy; without room it waits
;;; in:       X = unit 0..232 that is to come, also zp_unit; hex_zones
;;; out:      C = 0: it came, unit_at_lo, unit_at_hi, unit_from_lo, unit_from_hi, unit_flags,
;;;           unit_task; C = 1: there is no room; changes unit_strength rng_seed
;;; clobbers: A X Y scratch zp_hex zp_to zp_class zp_terrain zp_rules+8
;;; cycles:   -
.proc arrive
        lda     unit_from_lo,x
        sta     entry
        lda     unit_from_hi,x
        sta     entry+1
        lda     #RING
        sta     first
        sta     second
@try:   copy_word zp_hex, entry
        ldx     first
        jsr     entry_step
        bcs     @next
        ldx     second
        jsr     entry_step
        bcs     @next
        jsr     entry_room
        bcc     @there
@next:  dec     first
        bpl     @try
        lda     #RING - 1
        sta     first
        dec     second
        bpl     @try
        rts                             ; C = 1
@there: ldx     zp_unit
        jsr     unit_place
        clc
        rts
.endproc
