; Woods and broken ground.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export cover_make
        .import rng_below, rng_next, map_at, square_set, random_square, key_pump

CLUMPS          = 18                    ; a unit of density: 18 clumps of 6 are 3 per cent of 3600
CLUMP           = 6

density  := zp_overlay
clumps   := zp_overlay+1
squares  := zp_overlay+2
kind     := zp_overlay+3
column   := zp_overlay+4
line     := zp_overlay+5

        .segment "FORCES"

;;; cover_make -- clumps of woods and broken ground
;;; rule:     3.6.3  none at density 0; three per cent of the map a unit, two thirds of it woods
;;; in:       st_density st_map_rows; rng_seed; the map
;;; out:      the map: only clear ground is grown over
;;; clobbers: A X Y zp_t0..zp_t7 zp_map zp_square zp_overlay.. rng_seed
;;; cycles:   -
.proc cover_make
        lda     st_density
        sta     density
        beq     @done
@unit:  jsr     key_pump
        lda     #CLUMPS
        ldx     st_map_rows
        cpx     #MAP_SIDE
        beq     @whole
        lsr     a                       ; half the map
@whole: sta     clumps
@clump: jsr     clump_make
        dec     clumps
        bne     @clump
        dec     density
        bne     @unit
@done:  rts
.endproc

; One clump: a walk over squares that are clear.
.proc clump_make
        jsr     random_square
        stx     column
        sty     line
        lda     #3
        jsr     rng_below
        ldx     #TERRAIN_WOODS
        cmp     #0
        bne     @kind
        ldx     #TERRAIN_BROKEN
@kind:  stx     kind
        lda     #CLUMP
        sta     squares
@grow:  ldx     column
        ldy     line
        jsr     map_at
        and     #TERRAIN_MASK
        bne     @walk
        ldx     column
        ldy     line
        lda     kind
        jsr     square_set
@walk:  jsr     rng_next
        and     #3
        tax
        lda     column
        clc
        adc     step_x,x
        cmp     #MAP_SIDE
        bcs     @next                   ; over the edge, also the western one
        sta     column
        lda     line
        clc
        adc     step_y,x
        cmp     st_map_rows
        bcs     @next
        sta     line
@next:  dec     squares
        bne     @grow
        rts
.endproc

step_x: .byte   1, 0, <-1, 0
step_y: .byte   0, 1, 0, <-1
