; Ways on a map with a river, as units find them in the combat.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .include "squares.inc"
        .export walk, river_at
        .import map_at, squares_lo, squares_hi, way_dx, way_dy

WALK_MOST       = 120                   ; squares

step_x   := own_walk
step_y   := own_walk+1
left     := own_walk+2
way      := own_walk+3
far      := own_walk+4                  ; squared distance of the best neighbour yet
this     := own_walk+6

        .segment "COMPUTER"

;;; walk -- does a unit come from one square to another by itself, or does a river stop it?
;;; rule:     7.9.1 7.9.3 W12  straight on; where the river is in the way, to the square that is
;;; rule:     W12  nearest, as long as that is nearer
;;; in:       zp_from_x/y, zp_to_x/y; the map
;;; out:      C = 1 when it does; zp_from_x/y = where it comes to
;;; clobbers: A X Y zp_map zp_square zp_from_x zp_from_y own_walk..own_walk+7
;;; cycles:   <= 120000
.proc walk
        lda     #WALK_MOST
        sta     left
@step:  dec     left
        beq     @no
        ldx     zp_from_x
        lda     zp_to_x
        jsr     toward
        sta     step_x
        ldx     zp_from_y
        lda     zp_to_y
        jsr     toward
        sta     step_y
        cmp     zp_from_y
        bne     @try
        ldx     step_x
        cpx     zp_from_x
        bne     @try
        sec
        rts
@try:   ldx     step_x
        ldy     step_y
        jsr     river_at
        bcc     @go
        jsr     around
        bcc     @no
@go:    lda     step_x
        sta     zp_from_x
        lda     step_y
        sta     zp_from_y
        jmp     @step
@no:    clc
        rts
.endproc

; X = number, A = another -> A = X, or the number next to it on the way to the other.
.proc toward
        stx     zp_square
        cmp     zp_square
        beq     @done
        bcs     @up
        dex
        dex
@up:    inx
@done:  txa
        rts
.endproc

;;; river_at -- is a square river, or off the map?
;;; in:       X = column, Y = row; the map
;;; out:      C = 1 when it is
;;; clobbers: A Y zp_map zp_square
;;; cycles:   <= 65
.proc river_at
        cpx     #MAP_SIDE
        bcs     @done
        cpy     st_map_rows
        bcs     @done
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_RIVER
@done:  rts
.endproc

; C = 1, step_x/y = the neighbour nearest to zp_to that is nearer than zp_from.
.proc around
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     distance
        lda     this
        sta     far
        lda     this+1
        sta     far+1
        lda     #NOWHERE
        sta     step_x
        ldx     #7
@way:   stx     way
        jsr     neighbour
        jsr     river_at
        bcs     @next
        ldx     way
        jsr     neighbour
        jsr     distance
        lda     this
        cmp     far
        lda     this+1
        sbc     far+1
        bcs     @next
        lda     this
        sta     far
        lda     this+1
        sta     far+1
        ldx     way
        jsr     neighbour
        stx     step_x
        sty     step_y
@next:  ldx     way
        dex
        bpl     @way
        lda     #NOWHERE-1
        cmp     step_x                  ; C = 1: there is one
        rts
.endproc

; X = way -> X, Y = the square.
.proc neighbour
        lda     zp_from_y
        clc
        adc     way_dy,x
        tay
        lda     zp_from_x
        clc
        adc     way_dx,x
        tax
        rts
.endproc

; X, Y = square -> this = its squared distance from zp_to.
.proc distance
        squared_distance zp_to_x, zp_to_y, this
        rts
.endproc
        .assert NOWHERE > MAP_SIDE, error, "around tells it from a column"
