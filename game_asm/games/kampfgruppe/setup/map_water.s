; A river from the north of the map to its south.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export river_make
        .import rng_below, rng_next, map_at, square_set

FORDS           = 2
FIRST_LEAST     = 20
FIRST_MORE      = 20
LAST_COLUMN     = MAP_SIDE-1

column   = zp_overlay
line     = zp_overlay+1
fords    = zp_overlay+2
place    = zp_overlay+3

        .segment "FORCES"

;;; river_make -- a river that winds through the map, with two fords
;;; rule:     3.6.2
;;; in:       st_map_rows; rng_seed
;;; out:      the map
;;; clobbers: A X Y zp_t0..zp_t7 zp_map zp_square zp_overlay.. rng_seed
;;; cycles:   -
.proc river_make
        lda     #FIRST_MORE
        jsr     rng_below
        clc
        adc     #FIRST_LEAST
        sta     column
        lda     #0
        sta     line
@row:   jsr     water
        jsr     rng_next
        and     #3
        beq     @west
        cmp     #1
        bne     @next                   ; every other row straight on
        lda     column
        cmp     #LAST_COLUMN
        bcs     @next
        inc     column
        bne     @bend                   ; always
@west:  lda     column
        beq     @next
        dec     column
@bend:  jsr     water                   ; so that nobody slips through at a corner
@next:  inc     line
        lda     line
        cmp     st_map_rows
        bcc     @row
        lda     #FORDS
        sta     fords
@ford:  lda     st_map_rows
        jsr     rng_below
        sta     line
        ldx     #0
@find:  ldy     line
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_RIVER
        beq     @there
        inx
        cpx     #MAP_SIDE
        bcc     @find
        bcs     @ford                   ; always: a ford is there already
@there: ldy     line
        lda     #TERRAIN_FORD
        jsr     square_set
        inx                             ; all squares of this row's bend
        cpx     #MAP_SIDE
        bcs     @done
        ldy     line
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_RIVER
        beq     @there
@done:  dec     fords
        bne     @ford
        rts
.endproc

; Water in square column, line: valleys are flat.
.proc water
        ldx     column
        ldy     line
        jsr     map_at
        lda     #TERRAIN_RIVER
        sta     (zp_map),y
        rts
.endproc
