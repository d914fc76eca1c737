; What meets at the corner between four squares, for sight lines and steps that pass through it.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export corner_ways, corner_way
        .export corner_here, corner_there

        .segment "RULES"

; places in zp_corner
SIDE_SOUTH = 0                          ; between the two southern squares
SIDE_NORTH = 1
SIDE_WEST  = 2                          ; between the two western squares
SIDE_EAST  = 3
IN_SW      = 4                          ; grounds
IN_SE      = 5
IN_NW      = 6
IN_NE      = 7

; per diagonal CORNER_*: how far the square one comes from, and the one one goes to, lie behind
; the south-west square of the four
corner_here:
        .byte   0, 1, MAP_COLS, MAP_COLS+1
corner_there:
        .byte   MAP_COLS+1, MAP_COLS, 1, 0

; the two ways round each corner: first side crossed, second side, square between, square reached
corner_way:
        .byte   SIDE_SOUTH, SIDE_EAST, IN_SE, IN_NE     ; NE
        .byte   SIDE_SOUTH, SIDE_WEST, IN_SW, IN_NW     ; NW
        .byte   SIDE_NORTH, SIDE_EAST, IN_NE, IN_SE     ; SE
        .byte   SIDE_NORTH, SIDE_WEST, IN_NW, IN_SW     ; SW
        .assert * - corner_way = CORNER_OTHER, error, "the other ways must follow"
        .byte   SIDE_WEST, SIDE_NORTH, IN_NW, IN_NE
        .byte   SIDE_EAST, SIDE_NORTH, IN_NE, IN_NW
        .byte   SIDE_WEST, SIDE_SOUTH, IN_SW, IN_SE
        .byte   SIDE_EAST, SIDE_SOUTH, IN_SE, IN_SW

;;; corner_ways -- the four sides and four grounds at a corner
;;; rule:     10.10  a line through a corner touches the ends of four sides
;;; in:       zp_ptr1 = address of the south-west square of the four
;;; out:      zp_corner = sides S N W E (SIDE_*), grounds SW SE NW NE (GROUND_*)
;;; clobbers: A Y
;;; cycles:   <= 180
.proc corner_ways
        ldy     #0
        lda     (zp_ptr1),y
        pha
        and     #GROUND_MASK
        sta     zp_corner+IN_SW
        pla
        jsr     north_side
        sta     zp_corner+SIDE_WEST
        iny
        lda     (zp_ptr1),y
        pha
        and     #GROUND_MASK
        sta     zp_corner+IN_SE
        pla
        pha
        jsr     north_side
        sta     zp_corner+SIDE_EAST
        pla
        jsr     west_side
        sta     zp_corner+SIDE_SOUTH
        ldy     #MAP_COLS
        lda     (zp_ptr1),y
        and     #GROUND_MASK
        sta     zp_corner+IN_NW
        iny
        lda     (zp_ptr1),y
        pha
        and     #GROUND_MASK
        sta     zp_corner+IN_NE
        pla
        jsr     west_side
        sta     zp_corner+SIDE_NORTH
        rts
.endproc

.proc north_side
        and     #NORTH_MASK
        lsr
        lsr
        rts
.endproc

.proc west_side
        lsr
        lsr
        lsr
        lsr
        lsr
        rts
.endproc
