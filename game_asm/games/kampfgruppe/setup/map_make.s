; A map of the players' wishes, drawn at random.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export map_make, random_square, square_set
        .import hills_make, slopes_make, river_make, towns_make, roads_make, cover_make
        .import map_at, rng_below, text_char

        .segment "FORCES"

;;; map_make -- heights, river, towns, roads and cover within the players' settings
;;; rule:     1.4.1 1.4.2 3.6.2 3.6.3 4.2.3  W18: six to ten hills with rims of slope, towns
;;; rule:     3.6.1  joined by two to four roads, a river with two fords, cover in clumps
;;; in:       st_battle st_river st_density; rng_seed
;;; out:      map, st_map_rows
;;; clobbers: A X Y zp_overlay.. and what the rules use
;;; cycles:   -
.proc map_make
        lda     #MAP_SIDE
        ldx     st_battle
        cpx     #BATTLE_GERMAN_ASSAULT
        beq     @small
        cpx     #BATTLE_SOVIET_ASSAULT
        bne     @rows
@small: lda     #MAP_ROWS_SMALL
@rows:  sta     st_map_rows
        jsr     map_clear
        jsr     dot
        jsr     hills_make
        jsr     dot
        jsr     slopes_make
        jsr     dot
        lda     st_river
        beq     @towns
        jsr     river_make
@towns: jsr     dot
        jsr     towns_make
        jsr     roads_make
        jsr     dot
        jmp     cover_make
.endproc

; A dot at the cursor: the player sees that it goes on.
.proc dot
        lda     #'.'
        jmp     text_char
.endproc

; All of the map clear and flat.
.proc map_clear
        set_word zp_ptr0, map
        ldx     #>(MAP_SIDE * MAP_SIDE) + 1     ; a little of the next page is the map's too
        lda     #TERRAIN_CLEAR
        ldy     #0
@page:  cpx     #1
        beq     @rest
@byte:  sta     (zp_ptr0),y
        iny
        bne     @byte
        inc     zp_ptr0+1
        dex
        bne     @page                   ; always
@rest:  sta     (zp_ptr0),y
        iny
        cpy     #<(MAP_SIDE * MAP_SIDE)
        bne     @rest
        rts
.endproc

;;; random_square -- a square of the map, anywhere
;;; in:       st_map_rows; rng_seed
;;; out:      X = column, Y = row
;;; clobbers: A zp_t0..zp_t7 rng_seed
;;; cycles:   -
.proc random_square
        lda     st_map_rows
        jsr     rng_below
        pha
        lda     #MAP_SIDE
        jsr     rng_below
        tax
        pla
        tay
        rts
.endproc

;;; square_set -- give a square new ground, and leave its height
;;; in:       X = column, Y = row; A = TERRAIN_*
;;; out:      the map; X Y kept
;;; clobbers: A zp_map zp_square zp_t0
;;; cycles:   <= 90
.proc square_set
        sta     zp_t0
        tya
        pha
        jsr     map_at
        and     #HEIGHT_MASK
        ora     zp_t0
        sta     (zp_map),y
        pla
        tay
        rts
.endproc
