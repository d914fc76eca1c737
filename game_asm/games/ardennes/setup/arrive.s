; Reinforcements come.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export arrive
        .import half_came, half_waiting, hex_beside, stack_count, terrain_here, unit_side
        .import zone_near_foe, zones_here

RING            = DIRECTIONS

        .segment "RESOLVE_BSS"
first:          .res 1                  ; directions from the hex of entry
second:         .res 1
entry:          .res 2

        .segment "RESOLVE"

;;; arrive -- put a reinforcement on the map, in its hex of entry or within two of it
;;; rule:     8.5 3.6  next to no enemy; without room it waits
;;; in:       X = unit 0..232 that is to come, also zp_unit; hex_zones
;;; out:      unit_at_lo, unit_at_hi, unit_from_lo, unit_from_hi, unit_flags, unit_task; half_came
;;;           or half_waiting one more
;;; clobbers: A X Y scratch zp_hex zp_to zp_terrain zp_arg0 zp_arg1
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
        cpx     #RING
        bcs     @near
        jsr     hex_beside
        copy_word zp_hex, zp_to
@near:  ldx     second
        cpx     #RING
        bcs     @hex
        jsr     hex_beside
        copy_word zp_hex, zp_to
@hex:   jsr     room
        bcc     @there
        dec     first
        bpl     @try
        lda     #RING - 1
        sta     first
        dec     second
        bpl     @try
        inc     half_waiting
        rts
@there: ldx     zp_unit
        lda     zp_hex
        sta     unit_at_lo,x
        sta     unit_from_lo,x
        lda     zp_hex+1
        sta     unit_at_hi,x
        sta     unit_from_hi,x
        lda     #0
        sta     unit_flags,x
        sta     unit_task,x
        inc     half_came
        rts
.endproc

; C = 0 when unit zp_unit may come to zp_hex.
.proc room
        jsr     terrain_here
        cmp     #TERRAINS
        bcs     @no
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
