; The line of sight from square to square: counts what it passes.
;
; The line runs from centre to centre. It crosses |dx| west-east sides and |dy| north-south sides;
; zp_sight_err tells which comes next, and is 0 when it runs exactly through a corner. Y with
; zp_ptr0 (low byte 0) points at the square reached, X counts the sides still to cross.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export sight_walk
        .import village_row_lo, village_row_hi, sight_corner, sight_feature, sight_feature_west
        .import SIGHT_INTERIOR_MOST

        .segment "RULES"

SIDES           = 1 << NORTH_SHIFT      ; a map byte below that has no sides

; Two loops for each quadrant the line can run through, one for leaving a square that has no sides
; of its own, which most have not; goes_east, goes_north are 0 or 1.
.macro  walk_quadrant goes_east, goes_north
        .local  @loop, @across, @along, @same, @page, @next, @corner, @blocked, @ground, @side
        .local  @clear, @on, @on_2, @over, @over_0, @up, @beside, @done, @west, @upper, @aside
        .local  @rise, @enter, @room
        lda     (zp_ptr0),y
        cmp     #SIDES
        bcs     @loop
@clear: lda     zp_sight_err            ; the square to be left has no sides
        bmi     @over
        beq     @corner
@along: sec
        sbc     zp_sight_dx2
        sta     zp_sight_err
        tya
.if goes_north
        clc
        adc     #MAP_COLS
        tay
        bcs     @upper
.else
        sec
        sbc     #MAP_COLS
        tay
        bcc     @upper
.endif
@up:    lda     (zp_ptr0),y
        bne     @rise
@on:    dex
        beq     @done
        lda     zp_sight_err
.if goes_north
        bmi     @over_0                 ; C = 0 here
.else
        bmi     @over
.endif
        bne     @along
@corner:
        jsr     sight_corner
        bcc     @next
@blocked:
        clc
        rts
@upper:
.if goes_north
        inc     zp_ptr0+1
        clc
        bcc     @up                     ; always
.else
        dec     zp_ptr0+1
        bcc     @up                     ; always
.endif
@over:  clc
@over_0:
        adc     zp_sight_dy2            ; C = 0 for as long as the sum stays below 0
        sta     zp_sight_err
.if goes_east
        iny
        beq     @aside
@beside:
        lda     (zp_ptr0),y
        bne     @enter
.else
        tya
        beq     @aside
@beside:
        dey
        lda     (zp_ptr0),y
        bne     @enter
.endif
@on_2:  dex
        beq     @done
        lda     zp_sight_err
        bmi     @over_0
        bne     @along
        beq     @corner                 ; always
@aside:
.if goes_east
        inc     zp_ptr0+1
.else
        dec     zp_ptr0+1
.endif
        jmp     @beside
@done:  sec
        rts
@rise:  cmp     #GROUND_INTERIOR
.if goes_north
        bne     @ground
.else
        bne     @side
.endif
@room:  inc     zp_sight_interior       ; the common case: on through a building
        lda     zp_sight_interior
        cmp     #<SIGHT_INTERIOR_MOST+1
        bcc     @on
        bcs     @blocked                ; always: nothing is left to see by
@enter: cmp     #GROUND_INTERIOR
        beq     @room
.if goes_east
        and     #WEST_MASK | GROUND_MASK
        jmp     @west
.endif
.if goes_north >= goes_east
@ground:
        and     #GROUND_MASK
        beq     @next
        jsr     sight_feature
        bcs     @blocked
.endif
@next:  dex
        beq     @done
        lda     (zp_ptr0),y
        cmp     #SIDES
        bcc     @clear
@loop:  lda     zp_sight_err
        bmi     @across
        beq     @corner
        sec                             ; a side to the north or south comes next
        sbc     zp_sight_dx2
        sta     zp_sight_err
.if goes_north
        lda     (zp_ptr0),y             ; the side belongs to the square left
        and     #NORTH_MASK
        sta     zp_sight_side
        tya
        clc
        adc     #MAP_COLS
        tay
        bcc     @same
        inc     zp_ptr0+1
@same:  lda     (zp_ptr0),y
        and     #GROUND_MASK
        ora     zp_sight_side
.else
        tya
        sec
        sbc     #MAP_COLS
        tay
        bcs     @same
        dec     zp_ptr0+1
@same:  lda     (zp_ptr0),y             ; the side belongs to the square entered
@side:  and     #NORTH_MASK | GROUND_MASK
.endif
        beq     @next
        jsr     sight_feature
        bcc     @next
        clc
        rts
@across:
        clc                             ; a side to the west or east comes next
        adc     zp_sight_dy2
        sta     zp_sight_err
.if goes_east
        iny
        bne     @page
        inc     zp_ptr0+1
@page:  lda     (zp_ptr0),y
        and     #WEST_MASK | GROUND_MASK
@west:
.else
        lda     (zp_ptr0),y
        and     #WEST_MASK
        sta     zp_sight_side
        tya
        bne     @page
        dec     zp_ptr0+1
@page:  dey
        lda     (zp_ptr0),y
        and     #GROUND_MASK
        ora     zp_sight_side
.endif
        beq     @next
        jsr     sight_feature_west
        bcc     @next
        clc
        rts
.endmacro

;;; sight_walk -- count what stands between two squares
;;; rule:     10.4  factors of sides crossed and of ground entered, the target's own included
;;; rule:     10.5  the looker's own square and its window, door or hedge do not count
;;; in:       zp_from_x/y, zp_to_x/y; A = 1 leave out the looker's own side, 0 count everything
;;; out:      C = 1 no wall or statue on the line; zp_sight_halves, zp_sight_rubble,
;;;           zp_sight_interior;
;;;           zp_screen bit 7 = a window or hedge crossed; zp_sight_opening = 1 when the last side
;;;           crossed is a door or window; zp_sight_dx, zp_sight_dy = |dx|, |dy|
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_sight_* zp_corner
;;; cycles:   <= 7000
.proc sight_walk
        sta     zp_sight_first
        lda     #0
        sta     zp_sight_halves
        sta     zp_sight_rubble
        sta     zp_sight_interior
        sta     zp_sight_opening
        sta     zp_screen
        ldx     #CORNER_NE
        lda     zp_to_x
        sec
        sbc     zp_from_x
        bcs     @east
        eor     #$FF
        adc     #1                      ; C = 0 here
        inx                             ; CORNER_NW
@east:  sta     zp_sight_dx
        asl
        sta     zp_sight_dx2
        lda     zp_to_y
        sec
        sbc     zp_from_y
        bcs     @north
        eor     #$FF
        adc     #1
        inx
        inx                             ; CORNER_SE or CORNER_SW
@north: sta     zp_sight_dy
        stx     zp_sight_quadrant
        tax
        sec
        sbc     zp_sight_dx
        sta     zp_sight_err
        txa
        asl
        sta     zp_sight_dy2
        txa
        clc
        adc     zp_sight_dx
        beq     @here                   ; the same square: nothing is crossed
        tax                             ; X = sides to cross
        lda     zp_sight_first
        beq     @all
        stx     zp_sight_first          ; steps left at the first crossing
@all:   ldy     zp_from_y
        lda     village_row_lo-MAP_BOTTOM,y
        clc
        adc     zp_from_x
        sta     zp_t0
        lda     village_row_hi-MAP_BOTTOM,y
        adc     #0
        sta     zp_ptr0+1
        lda     #0
        sta     zp_ptr0
        ldy     zp_t0
        lda     zp_sight_quadrant
        lsr
        bne     @south
        bcs     walk_nw
        jmp     walk_ne
@south: bcs     @sw
        jmp     walk_se
@sw:    jmp     walk_sw
@here:  sec
        rts
.endproc

.proc walk_nw
        walk_quadrant 0, 1
.endproc

.proc walk_ne
        walk_quadrant 1, 1
.endproc

.proc walk_se
        walk_quadrant 1, 0
.endproc

.proc walk_sw
        walk_quadrant 0, 0
.endproc
