; A river from the north of the map to its south.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export river_make
        .import rng_below, rng_next, map_at, square_set

FORDS           = 2
FORD_MOST       = 2                     ; squares; where the river runs aslant it is broader
FORD_TRIES      = 40
FIRST_LEAST     = 20
FIRST_MORE      = 20
WEST_MOST       = 8                     ; columns between which it winds
EAST_MOST       = MAP_SIDE-1-WEST_MOST
        .assert WEST_MOST > FORD_MOST, error, "what is looked at beside the river is on the map"
REACH_LEAST     = 2                     ; rows from one bend to the next
REACH_MORE      = 4
PACES           = 3                     ; squares aside a row, 0 to 2
OTHER_WAY       = 1 ^ $FF

column   := zp_overlay
line     := zp_overlay+1
fords    := zp_overlay+2
tries    := zp_overlay+3
aside    := zp_overlay+4                 ; 1 east, $FF west
pace     := zp_overlay+5
reach    := zp_overlay+6                 ; rows left of it
steps    := zp_overlay+7

        .segment "FORCES"

;;; river_make -- a river that winds through the map, with two fords
;;; rule:     3.6.2  W18: reaches of two to five rows, each aslant or straight, with bends between
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
        sta     reach
        lda     #1
        sta     aside
@row:   jsr     water
        lda     reach
        bne     @on
        jsr     bend
@on:    dec     reach
        lda     pace
        sta     steps
@aside: dec     steps
        bmi     @next
        lda     column
        clc
        adc     aside
        cmp     #WEST_MOST
        bcc     @next
        cmp     #EAST_MOST+1
        bcs     @next
        sta     column
        jsr     water                   ; so that nobody slips through at a corner
        jmp     @aside
@next:  inc     line
        lda     line
        cmp     st_map_rows
        bcc     @row
        lda     #FORDS
        sta     fords
        lda     #FORD_TRIES
        sta     tries
@ford:  lda     st_map_rows
        jsr     rng_below
        sta     line
        jsr     river_find
        bcc     @ford                   ; a ford is there already
        stx     column
        lda     tries
        beq     @wade
        dec     tries
        txa
        clc
        adc     #FORD_MOST
        tax
        jsr     river_here
        beq     @ford                   ; too broad
@wade:  ldx     column
@there: ldy     line
        lda     #TERRAIN_FORD
        jsr     square_set
        inx                             ; all squares of the river in this row
        jsr     river_here              ; it ends before the map does
        beq     @there
        dec     fords
        bne     @ford
        rts
.endproc

; The next reach: mostly to the other side.
.proc bend
        lda     #REACH_MORE
        jsr     rng_below
        clc
        adc     #REACH_LEAST
        sta     reach
        lda     #PACES
        jsr     rng_below
        sta     pace
        jsr     rng_next
        and     #3
        beq     @done
        lda     aside
        eor     #OTHER_WAY
        sta     aside
@done:  rts
.endproc

; X = the westernmost square of the river in row `line`; C = 0 when there is none.
.proc river_find
        ldx     #0
@find:  jsr     river_here
        beq     @found                  ; C = 1
        inx
        cpx     #MAP_SIDE
        bcc     @find
        clc
@found: rts
.endproc

; Z = 1 when square X, line is river; then C = 1 too.  Keeps X.
.proc river_here
        ldy     line
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_RIVER
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
