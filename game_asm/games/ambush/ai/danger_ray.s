; How far an enemy may look in one direction.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export danger_ray
        .import danger_row

        .segment "COMPUTER"

LIGHT           = 12                    ; thirds of halvings until nobody is spotted any more

; thirds of halvings, a wall or statue more than there is light
side_shade:     .byte 0, LIGHT+1, 6, 3, 3       ; none, wall, window, door, hedge
ground_shade:   .byte 0, 2, 1, LIGHT+1          ; clear, rubble, interior, statue

;;; danger_ray -- mark the squares on a line until a wall ends it or little can be seen
;;; rule:     10.4; 10.5  near enough for choosing a way: what is before the looker does not count
;;; in:       zp_from_x/y; zp_ai_u = columns east, zp_ai_v = rows north, -60..60; zp_ai_t = bit
;;; out:      danger
;;; clobbers: A X Y zp_flood_x zp_flood_y zp_map_ptr zp_dist_ptr zp_sight_*
;;; cycles:   <= 9000
.proc danger_ray
        lda     zp_from_x
        sta     zp_flood_x
        ldy     zp_from_y
        sty     zp_flood_y
        jsr     danger_row
        lda     zp_ai_u
        bpl     @east
        eor     #$FF
        clc
        adc     #1
@east:  sta     zp_sight_dx
        asl     a
        sta     zp_sight_dx2
        lda     zp_ai_v
        bpl     @north
        eor     #$FF
        clc
        adc     #1
@north: sta     zp_sight_dy
        asl     a
        sta     zp_sight_dy2
        sec
        lda     zp_sight_dy
        sbc     zp_sight_dx
        sta     zp_sight_err
        clc
        lda     zp_sight_dx
        adc     zp_sight_dy
        sta     zp_sight_count
        sta     zp_sight_first
        lda     #LIGHT
        sta     zp_sight_halves
@step:  ldy     zp_flood_x
        lda     zp_sight_err
        bpl     @along
        clc
        adc     zp_sight_dy2
        sta     zp_sight_err
        lda     zp_ai_u
        bmi     @west
        iny
        cpy     #MAP_RIGHT+1
        bcs     @done
        lda     (zp_map_ptr),y
        jmp     @across
@west:  lda     (zp_map_ptr),y
        dey
        cpy     #MAP_LEFT
        bcc     @done
@across:
        sty     zp_flood_x
        lsr     a
        lsr     a
        lsr     a
        jmp     @side
@along: sec
        sbc     zp_sight_dx2
        sta     zp_sight_err
        lda     (zp_map_ptr),y
        sta     zp_sight_side
        ldy     zp_flood_y
        lda     zp_ai_v
        bmi     @south
        iny
        cpy     #MAP_TOP+1
        bcs     @done
        jsr     @enter
        lda     zp_sight_side           ; the side belongs to the square left
        jmp     @side
@south: dey
        cpy     #MAP_BOTTOM
        bcc     @done
        jsr     @enter
        lda     (zp_map_ptr),y
@side:  lsr     a
        lsr     a
        and     #%00000111
        tax
        lda     zp_sight_halves
        cpx     #SIDE_WALL
        beq     @done
        ldy     zp_sight_count
        cpy     zp_sight_first
        beq     @ground                 ; his own window does not hinder him
        sec
        sbc     side_shade,x
        bcc     @done
@ground:
        sta     zp_sight_halves
        ldy     zp_flood_x
        lda     (zp_map_ptr),y
        and     #GROUND_MASK
        tax
        lda     zp_sight_halves
        sec
        sbc     ground_shade,x
        bcc     @done
        sta     zp_sight_halves
        lda     (zp_dist_ptr),y
        ora     zp_ai_t
        sta     (zp_dist_ptr),y
        dec     zp_sight_count
        beq     @done
        jmp     @step
@done:  rts
@enter: sty     zp_flood_y
        jsr     danger_row
        ldy     zp_flood_x
        rts
.endproc
