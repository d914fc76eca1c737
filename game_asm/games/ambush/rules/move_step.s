; One step on the village map.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export move_step, step_x, step_y
        .import map_square, corner_ways, corner_way, village_row_lo, village_row_hi
        .import side_time, side_energy, ground_time, ground_energy

        .segment "RULES"

IMPASSABLE      = 255

step_x: .byte   0, 0, 1, 1, 1, 0, <-1, <-1, <-1
step_y: .byte   0, 1, 1, 0, <-1, <-1, <-1, 0, 1
step_corner:
        .byte   0, 0, CORNER_NE, 0, CORNER_SE, 0, CORNER_SW, 0, CORNER_NW

;;; move_step -- where a step leads and what the terrain makes of its cost
;;; rule:     M.2
;;; rule:     8.0  costs times the terrain chart; walls and the statue stop everybody
;;; rule:     8.8  no diagonal step through a door or window
;;; in:       zp_from_x/y; A = direction 1..8
;;; out:      C = 1 blocked, also by the map's edge; zp_to_x/y = the square, on the map always;
;;;           C = 0: zp_arg2, zp_arg3 = time and energy multipliers in halves; zp_arg4 = 1 diagonal;
;;;           X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_corner zp_sight_count zp_sight_quadrant
;;; cycles:   <= 1050
.proc move_step
        stx     zp_sight_count
        tay
        lda     step_corner,y
        sta     zp_sight_quadrant
        tya
        and     #1
        eor     #1
        sta     zp_arg4                 ; even directions are diagonal
        lda     zp_from_x
        clc
        adc     step_x,y
        cmp     #MAP_LEFT
        bcc     @edge
        cmp     #MAP_RIGHT+1
        bcs     @edge
        sta     zp_to_x
        lda     zp_from_y
        clc
        adc     step_y,y
        cmp     #MAP_BOTTOM
        bcc     @edge
        cmp     #MAP_TOP+1
        bcs     @edge
        sta     zp_to_y
        ldx     zp_to_x                 ; X = the western column, Y = the southern row of both
        cpx     zp_from_x
        bcc     @west
        ldx     zp_from_x
@west:  ldy     zp_to_y
        cpy     zp_from_y
        bcc     @south
        ldy     zp_from_y
@south: lda     zp_arg4
        bne     @diagonal
        jsr     step_side
        jmp     @ground
@edge:  lda     zp_from_x
        sta     zp_to_x
        lda     zp_from_y
        sta     zp_to_y
@blocked:
        ldx     zp_sight_count
        sec
        rts
@diagonal:
        jsr     step_corner_sides
@ground:
        lda     zp_t2                   ; side multipliers in zp_t2 time, zp_t3 energy
        bmi     @blocked
        ldx     zp_to_x
        ldy     zp_to_y
        jsr     map_square
        and     #GROUND_MASK
        tay
        lda     ground_time,y
        cmp     #IMPASSABLE
        beq     @blocked
        ldx     zp_t2
        jsr     times
        sta     zp_arg2
        lda     ground_energy,y
        ldx     zp_t3
        jsr     times
        sta     zp_arg3
        ldx     zp_sight_count
        clc
        rts
.endproc

;;; times -- product of two small numbers
;;; in:       A = factor; X = factor 1..16; product 0..255
;;; out:      A = product
;;; clobbers: X zp_t0
;;; cycles:   <= 140
.proc times
        sta     zp_t0
        lda     #0
        clc
@add:   adc     zp_t0
        dex
        bne     @add
        rts
.endproc

;;; step_side -- the side between two squares of a row or column
;;; rule:     8.0  side multipliers of the terrain chart
;;; in:       X = western column; Y = southern row of the two; zp_from_x, zp_to_x
;;; out:      zp_t2, zp_t3 = time and energy multipliers, IMPASSABLE for a wall
;;; clobbers: A X Y zp_t0 zp_ptr0
;;; cycles:   <= 100
.proc step_side
        lda     zp_from_x
        cmp     zp_to_x
        beq     @upright
        inx                             ; the eastern square holds the side
        jsr     map_square
        lsr
        lsr
        lsr
        lsr
        lsr
        tay
        jmp     @pay
@upright:
        jsr     map_square
        and     #NORTH_MASK
        lsr
        lsr
        tay
@pay:   lda     side_time,y
        sta     zp_t2
        lda     side_energy,y
        sta     zp_t3
        rts
.endproc

;;; step_corner_sides -- the sides of the cheaper way round a corner
;;; rule:     8.8  a way that touches the end of a wall, door or window is shut
;;; in:       X = western column; Y = southern row of the four squares; zp_sight_quadrant
;;; out:      zp_t2, zp_t3 = time and energy multipliers, zp_t2 >= 128 when both ways are shut
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr1 zp_corner
;;; cycles:   <= 560
.proc step_corner_sides
        txa
        clc
        adc     village_row_lo-MAP_BOTTOM,y
        sta     zp_ptr1
        lda     village_row_hi-MAP_BOTTOM,y
        adc     #0
        sta     zp_ptr1+1
        jsr     corner_ways
        lda     #IMPASSABLE
        sta     zp_t2                   ; fewest hedges on a way so far
        lda     zp_sight_quadrant
        asl
        asl
        tax
        jsr     @way
        txa
        clc
        adc     #CORNER_OTHER
        tax
        jsr     @way
        lda     #1
        sta     zp_t3
        ldx     zp_t2
        beq     @none
        bmi     @shut                   ; IMPASSABLE
        dex
        beq     @one
        ldx     side_energy+SIDE_HEDGE
        lda     side_energy+SIDE_HEDGE
        jsr     times
        sta     zp_t3
        ldx     side_time+SIDE_HEDGE
        lda     side_time+SIDE_HEDGE
        jsr     times
        sta     zp_t2
        rts
@one:   lda     side_energy+SIDE_HEDGE
        sta     zp_t3
        lda     side_time+SIDE_HEDGE
        sta     zp_t2
        rts
@none:  inc     zp_t2
@shut:  rts

@way:   lda     #0
        sta     zp_t1                   ; hedges on this way
        ldy     corner_way+2,x          ; the square between
        lda     zp_corner,y
        cmp     #GROUND_STATUE
        beq     @no
        ldy     corner_way,x
        jsr     @side
        ldy     corner_way+1,x
        jsr     @side
        lda     zp_t1
        cmp     zp_t2
        bcs     @no
        sta     zp_t2
@no:    rts
@side:  lda     zp_corner,y
        beq     @no
        cmp     #SIDE_HEDGE
        beq     @hedge
        lda     #IMPASSABLE-2
        sta     zp_t1                   ; shut: another hedge does not open it
        rts
@hedge: inc     zp_t1
        rts
.endproc
