; The way of a grenade, as the computer foresees it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export throw_flies
        .import move_step, size

        .segment "COMPUTER"

;;; throw_flies -- where a grenade comes down on its way
;;; rule:     12.6.5  it flies along the line of flight, and stops before a wall or the statue
;;; in:       zp_from_x/y; zp_to_x/y = where it would
;;; out:      zp_to_x/y, zp_from_x/y = where it does
;;; clobbers: A X Y zp_sight_dx zp_sight_dy zp_sight_err zp_sight_halves zp_sight_rubble
;;;           zp_sight_interior and what move_step uses
;;; cycles:   <= 110000
.proc throw_flies
        ldy     #3                      ; east
        lda     zp_to_x
        sec
        sbc     zp_from_x
        bcs     @east
        ldy     #7
@east:  jsr     size
        sta     zp_sight_dx
        sty     zp_sight_halves         ; direction along the row
        ldy     #1                      ; north
        lda     zp_to_y
        sec
        sbc     zp_from_y
        bcs     @north
        ldy     #5
@north: jsr     size
        sta     zp_sight_dy
        sty     zp_sight_rubble         ; direction along the column
        sec
        sbc     zp_sight_dx
        sta     zp_sight_err            ; < 0: the next side is a column's
        lda     zp_sight_dy
        clc
        adc     zp_sight_dx
        sta     zp_sight_interior       ; sides still to cross
        beq     @wall
@step:  lda     zp_sight_err
        bmi     @across
        beq     @corner
        jsr     less
        lda     zp_sight_rubble
        bne     @go                     ; always
@across:
        jsr     more
        lda     zp_sight_halves
        bne     @go                     ; always
@corner:
        jsr     more
        jsr     less
        dec     zp_sight_interior
        lda     zp_sight_halves         ; 3 7, and 1 5: halfway between
        clc
        adc     zp_sight_rubble
        cmp     #8
        bne     @half
        ldx     zp_sight_rubble
        dex
        bne     @half                   ; 3 and 5
        asl     a                       ; 7 and 1: 8
@half:  lsr     a
@go:    jsr     move_step
        bcs     @wall
        lda     zp_to_x
        sta     zp_from_x
        lda     zp_to_y
        sta     zp_from_y
        dec     zp_sight_interior
        bne     @step
@wall:  lda     zp_from_x
        sta     zp_to_x
        lda     zp_from_y
        sta     zp_to_y
        rts
.endproc

; zp_sight_err after a row's side is crossed, and after a column's
.proc less
        lda     zp_sight_err
        sec
        sbc     zp_sight_dx
        sec
        sbc     zp_sight_dx
        sta     zp_sight_err
        rts
.endproc

.proc more
        lda     zp_sight_err
        clc
        adc     zp_sight_dy
        clc
        adc     zp_sight_dy
        sta     zp_sight_err
        rts
.endproc
