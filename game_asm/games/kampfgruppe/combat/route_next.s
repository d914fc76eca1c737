; The way to an objective, square by square.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"
        .include "squares.inc"

        .export route_next
        .import move_cost, map_at, way_dx, way_dy, squares_lo, squares_hi

WAYS            = 8

far       := own_route                  ; word: squared distance of the best neighbour yet
this      := own_route+2
try       := own_route+4

        .segment "COMBAT"

;;; route_next -- the neighbour square that a unit enters next
;;; rule:     7.9.1 7.9.3  W12: the nearest to the goal that can be entered, and nearer than here;
;;; rule:     7.9.3  of two as near the cheaper
;;; in:       me_x, me_y, goal_x, goal_y; zp_unit
;;; out:      C = 1: way = 1..8, way_cost; C = 0: there, or no way on
;;; clobbers: A X Y zp_t0..zp_t3 zp_map zp_square own_route..own_route+4
;;; cycles:   <= 3000
.proc route_next
        lda     #0
        sta     way
        ldx     #1                      ; straight towards it, 0 west, 2 east
        lda     goal_x
        cmp     me_x
        beq     @column
        inx
        bcs     @column
        ldx     #0
@column:
        lda     goal_y
        cmp     me_y
        beq     @row
        bcs     @south
        lda     way_north,x
        bne     @try                    ; always
@south: lda     way_south,x
        bne     @try                    ; always
@row:   lda     way_level,x
        beq     @there
@try:
        tax
        jsr     cost_of
        bcs     @around
        sta     way_cost
        stx     way
        sec
        rts
@there: clc
        rts

@around:
        ldx     me_x
        ldy     me_y
        jsr     distance
        lda     this
        sta     far
        lda     this+1
        sta     far+1
        ldx     #WAYS
@way:   stx     try
        jsr     cost_of
        bcs     @next
        sta     zp_t3
        jsr     neighbour
        jsr     distance
        lda     this
        cmp     far
        lda     this+1
        sbc     far+1
        bcc     @better
        lda     this
        cmp     far
        bne     @next
        lda     this+1
        cmp     far+1
        bne     @next
        ldx     way
        beq     @next                   ; no nearer than here
        lda     zp_t3
        cmp     way_cost
        bcs     @next
@better:
        lda     this
        sta     far
        lda     this+1
        sta     far+1
        lda     zp_t3
        sta     way_cost
        lda     try
        sta     way
@next:  ldx     try
        dex
        bne     @way
        lda     way
        cmp     #1                      ; C = 1: a way on
        rts
.endproc

; west, straight, east
way_north: .byte 8, 1, 2
way_level: .byte 7, 0, 3
way_south: .byte 6, 5, 4

; X = way -> A = cost, C = 1 when shut or off the map.  Keeps X.
.proc cost_of
        stx     zp_t2
        jsr     neighbour
        cpx     #MAP_SIDE
        bcs     @out
        cpy     st_map_rows
        bcs     @out
        jsr     map_at
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     zp_square
        jsr     move_cost
        ldx     zp_t2
@out:   rts
.endproc

; X = way -> X, Y = the square.
.proc neighbour
        lda     me_y
        clc
        adc     way_dy-1,x
        tay
        lda     me_x
        clc
        adc     way_dx-1,x
        tax
        rts
.endproc

; X, Y = square -> this = its squared distance to the goal.
.proc distance
        squared_distance goal_x, goal_y, this
        rts
.endproc
