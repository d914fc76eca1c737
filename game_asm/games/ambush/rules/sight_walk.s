; The line of sight from square to square: counts what it passes.
;
; The line runs from centre to centre. It crosses |dx| west-east sides and |dy| north-south sides;
; zp_sight_err tells which comes next, and is 0 when it runs exactly through a corner. Y with zp_ptr0
; (low byte 0) points at the square reached, X counts the sides still to cross.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export sight_walk
        .import village_row_lo, village_row_hi, sight_corner, sight_feature, sight_feature_west

        .segment "RULES"

; Two loops for each quadrant the line can run through, one for leaving a square with nothing in
; its byte, which most are; goes_east, goes_north are 0 or 1.
.macro  walk_quadrant goes_east, goes_north
        .local  @loop, @across, @along, @same, @page, @next, @corner, @blocked, @ground, @side
        .local  @clear, @on, @over, @up, @beside, @done, @west
        lda     (zp_ptr0),y
        bne     @loop
@clear: lda     zp_sight_err            ; the square to be left is clear, with clear sides
        beq     @corner
        bmi     @over
        sec
        sbc     zp_sight_dx2
        sta     zp_sight_err
        tya
.if goes_north
        clc
        adc     #MAP_COLS
        tay
        bcc     @up
        inc     zp_ptr0+1
@up:    lda     (zp_ptr0),y
        bne     @ground
.else
        sec
        sbc     #MAP_COLS
        tay
        bcs     @up
        dec     zp_ptr0+1
@up:    lda     (zp_ptr0),y
        bne     @side
.endif
@on:    dex
        bne     @clear
@done:  sec
        rts
@over:  clc
        adc     zp_sight_dy2
        sta     zp_sight_err
.if goes_east
        iny
        bne     @beside
        inc     zp_ptr0+1
@beside:
        lda     (zp_ptr0),y
        beq     @on
        and     #WEST_MASK | GROUND_MASK
        jmp     @west
.else
        tya
        bne     @beside
        dec     zp_ptr0+1
@beside:
        dey
        lda     (zp_ptr0),y
        beq     @on
        bne     @ground                 ; always
.endif
@corner:
        jsr     sight_corner
        bcc     @next
@blocked:
        clc
        rts
@loop:  lda     zp_sight_err
        bmi     @across
        beq     @corner
@along: sec                             ; a side to the north or south comes next
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
        bcs     @blocked
@next:  dex
        beq     @done
        lda     (zp_ptr0),y
        beq     @clear
        bne     @loop                   ; always
.if goes_north
@ground:
        and     #GROUND_MASK
        beq     @next
        jsr     sight_feature
        bcc     @next
        bcs     @blocked                ; always
.else
.if goes_east
.else
@ground:
        and     #GROUND_MASK
        beq     @next
        jsr     sight_feature
        bcc     @next
        bcs     @blocked                ; always
.endif
.endif
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
        bcs     @blocked                ; always
.endmacro

;;; sight_walk -- count what stands between two squares
;;; rule:     10.4  factors of sides crossed and of ground entered, the target's own included
;;; rule:     10.5  the looker's own square and its window, door or hedge do not count
;;; in:       zp_from_x/y, zp_to_x/y; A = 1 leave out the looker's own side, 0 count everything
;;; out:      C = 1 no wall or statue on the line; zp_sight_halves, zp_sight_rubble, zp_sight_interior;
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
        pha
        lda     village_row_hi-MAP_BOTTOM,y
        adc     #0
        sta     zp_ptr0+1
        lda     #0
        sta     zp_ptr0
        pla
        tay
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
