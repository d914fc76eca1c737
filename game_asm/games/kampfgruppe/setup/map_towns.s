; Towns, and the roads that join them.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export towns_make, roads_make
        .import rng_below, rng_next, map_at, square_set, random_square

TOWNS_LEAST     = 3
TOWNS_MORE      = 3                     ; three to five towns: two to four roads
TOWNS_MOST      = TOWNS_LEAST + TOWNS_MORE - 1
HOUSES          = 3                     ; squares of a town, one to three

towns    := zp_overlay
town     := zp_overlay+1
houses   := zp_overlay+2
column   := zp_overlay+3
line     := zp_overlay+4

        .segment "FORCES_BSS"
town_x:         .res TOWNS_MOST
town_y:         .res TOWNS_MOST

        .segment "FORCES"

;;; towns_make -- three to five towns of one to three squares
;;; in:       st_map_rows; rng_seed; the map with its river
;;; out:      the map; towns, town_x, town_y
;;; clobbers: A X Y zp_t0..zp_t7 zp_map zp_square zp_overlay.. rng_seed
;;; cycles:   -
.proc towns_make
        lda     #TOWNS_MORE
        jsr     rng_below
        clc
        adc     #TOWNS_LEAST
        sta     towns
        lda     #0
        sta     town
@town:  jsr     random_square
        stx     column
        sty     line
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_FORD
        bcs     @town                   ; not in the water
        ldx     town
        lda     column
        sta     town_x,x
        lda     line
        sta     town_y,x
        lda     #HOUSES
        jsr     rng_below
        sta     houses
        inc     houses
@house: ldx     column
        ldy     line
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_FORD
        bcs     @next
        ldx     column
        ldy     line
        lda     #TERRAIN_TOWN
        jsr     square_set
        jsr     rng_next                ; the next one east or south of it
        bmi     @south
        lda     column
        cmp     #MAP_SIDE-1
        bcs     @next
        inc     column
        bne     @again                  ; always
@south: inc     line
        lda     line
        cmp     st_map_rows
        bcs     @next
@again: dec     houses
        bne     @house
@next:  inc     town
        lda     town
        cmp     towns
        bcc     @town
        rts
.endproc

;;; roads_make -- a road from each town to the next
;;; in:       towns, town_x, town_y; the map
;;; out:      the map: roads, over slopes road-slopes, over water bridges
;;; clobbers: A X Y zp_t0 zp_map zp_square zp_overlay..
;;; cycles:   -
.proc roads_make
        lda     #0
        sta     town
@road:  ldx     town
        lda     town_x,x
        sta     column
        lda     town_y,x
        sta     line
@step:  ldx     town
        lda     line                    ; first along the row in every other step, so that
        eor     column                  ; roads run aslant
        lsr     a
        bcs     @row
        lda     column
        cmp     town_x+1,x
        beq     @row
        jsr     along
        jmp     @pave
@row:   lda     line
        cmp     town_y+1,x
        beq     @only
        bcc     @down
        dec     line
        jmp     @pave
@down:  inc     line
        jmp     @pave
@only:  lda     column
        cmp     town_x+1,x
        beq     @there
        jsr     along
@pave:  jsr     pave
        jmp     @step
@there: inc     town
        lda     town
        clc
        adc     #1
        cmp     towns
        bcc     @road
        rts
.endproc

; One column nearer to the next town; C = 1 when it lies west.
.proc along
        bcs     @west
        inc     column
        rts
@west:  dec     column
        rts
.endproc

; A road in square column, line.
.proc pave
        ldx     column
        ldy     line
        jsr     map_at
        and     #TERRAIN_MASK
        tay
        lda     paved,y
        ldy     line
        jmp     square_set
.endproc

; what a road makes of each ground
paved:  .byte   TERRAIN_ROAD, TERRAIN_ROAD, TERRAIN_TOWN, TERRAIN_ROAD_SLOPE, TERRAIN_ROAD
        .byte   TERRAIN_ROAD, TERRAIN_ROAD_SLOPE, TERRAIN_FORD, TERRAIN_BRIDGE, TERRAIN_BRIDGE
