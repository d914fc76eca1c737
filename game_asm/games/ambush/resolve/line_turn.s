; What a line crosses on the way back.
        .include "zeropage.inc"
        .include "ambush.inc"
        .export sides_turn, grounds_turn
        .import map_square

        .segment "LOW_CODE"             ; the overlay is full
halves: .byte   0, 0, 2, 1, 1           ; of SIDE_*

; Way back: the side before the looker counts, that before the target does not (10.5).
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

        .segment "RESOLVE"

; Way back: the ground of the looker's square counts, that of the target's does not.  C = 1 when
; it is a statue.
.proc grounds_turn
        ldx     zp_to_x
        ldy     zp_to_y
        lda     #$FF
        jsr     @count
        ldx     zp_from_x
        ldy     zp_from_y
        lda     #1
@count: sta     zp_t1
        jsr     map_square
        and     #GROUND_MASK
        beq     @none
        cmp     #GROUND_INTERIOR
        beq     @room
        bcs     @statue
        lda     zp_sight_rubble         ; C = 0 here
        adc     zp_t1
        sta     zp_sight_rubble
        clc
@statue:
        rts
@room:  clc
        lda     zp_sight_interior
        adc     zp_t1
        sta     zp_sight_interior
@none:  clc
        rts
.endproc
