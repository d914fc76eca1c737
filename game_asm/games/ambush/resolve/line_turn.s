; What a line crosses on the way back.
        .include "zeropage.inc"
        .include "ambush.inc"
        .export sides_turn, ground_turn
        .import map_square

        .segment "RESOLVE"

halves: .byte   0, 0, 2, 1, 1           ; of SIDE_*

;;; sides_turn -- way back: the side before the looker counts, that before the target does not
;;; rule:     10.5  what stands directly before the looker does not count
;;; in:       a line walked there: zp_from_x zp_from_y zp_to_x zp_to_y, zp_sight_*
;;; out:      zp_sight_halves as on the way back
;;; clobbers: A X Y zp_t0 zp_ptr0
;;; cycles:   <= 240
.proc sides_turn
        lda     zp_sight_dx
        cmp     zp_sight_dy
        beq     @done                   ; it begins and ends at corners
        ldx     zp_from_x
        ldy     zp_from_y
        lda     zp_sight_quadrant       ; bit 0 west, bit 1 south
        bcs     @across
        and     #2
        beq     @north
        dey
@north: jsr     @along
        jsr     @more
        ldx     zp_to_x
        ldy     zp_to_y
        lda     zp_sight_quadrant
        and     #2
        bne     @south
        dey
@south: jsr     @along
        jmp     @less
@across:
        lsr
        bcs     @west
        inx
@west:  jsr     @beside
        jsr     @more
        ldx     zp_to_x
        ldy     zp_to_y
        lda     zp_sight_quadrant
        lsr
        bcc     @east
        inx
@east:  jsr     @beside
@less:  eor     #$FF
        sec
        bcs     @add                    ; always
@more:  clc
@add:   adc     zp_sight_halves
        sta     zp_sight_halves
@done:  rts
@along: jsr     map_square
        and     #NORTH_MASK
        lsr
        lsr
        tay
        lda     halves,y
        rts
@beside:
        jsr     map_square
        lsr
        lsr
        lsr
        lsr
        lsr
        tay
        lda     halves,y
        rts
.endproc

;;; ground_turn -- way back: the looker's ground counts, the target's does not
;;; rule:     10.4.2  grounds entered count, the target's own included
;;; in:       Y = GROUND_* of the looker's square with A = 1, or of the target's with A = $FF
;;; out:      zp_sight_rubble or zp_sight_interior as on the way back
;;; clobbers: A
;;; cycles:   <= 25
.proc ground_turn
        cpy     #GROUND_INTERIOR
        beq     @room
        cpy     #GROUND_RUBBLE
        bne     @done
        clc
        adc     zp_sight_rubble
        sta     zp_sight_rubble
        rts
@room:  clc
        adc     zp_sight_interior
        sta     zp_sight_interior
@done:  rts
.endproc
