; A line of sight exactly through the corner of four squares.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export sight_corner
        .import corner_ways, corner_way, corner_here, corner_there
        .import SIGHT_HALVES_MOST, SIGHT_INTERIOR_MOST

        .segment "RULES"

; weights that order two ways round a corner, 64 for a halving; a screen (10.9) adds 1
WEIGHT_HALF     = 64
WEIGHT_RUBBLE   = 47                    ; log2(1/.6) * 64
WEIGHT_INTERIOR = 21                    ; log2(1/.8) * 64
SHUT            = $FF

ground_weight:
        .byte   0, WEIGHT_RUBBLE, WEIGHT_INTERIOR, SHUT

;;; sight_corner -- cross a corner by the better of the two ways round it
;;; rule:     10.10  a way that touches the end of a wall, door or window is shut
;;; in:       X = steps left, 2 or more; zp_ptr0, Y = square left; zp_sight_quadrant; zp_sight_first
;;; out:      C = 1 both ways are shut; X = one step less; zp_ptr0, Y = square reached;
;;;           zp_sight_err moved on; counts in zp_sight_*
;;; clobbers: A zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr1 zp_corner zp_screen
;;; cycles:   <= 650
.proc sight_corner
        stx     zp_sight_count
        ldx     zp_sight_quadrant
        tya
        sec
        sbc     corner_here,x
        sta     zp_ptr1
        lda     zp_ptr0+1
        sbc     #0
        sta     zp_ptr1+1               ; the south-west square of the four
        lda     zp_sight_dy2            ; zp_sight_err is 0
        sec
        sbc     zp_sight_dx2
        sta     zp_sight_err
        ldy     #0                      ; four empty squares need no more thought
        lda     (zp_ptr1),y
        iny
        ora     (zp_ptr1),y
        ldy     #MAP_COLS
        ora     (zp_ptr1),y
        iny
        ora     (zp_ptr1),y
        beq     @on
        cmp     #GROUND_INTERIOR
        bne     @sides
        and     (zp_ptr1),y             ; nor do four squares of one room
        dey
        and     (zp_ptr1),y
        ldy     #1
        and     (zp_ptr1),y
        dey
        and     (zp_ptr1),y
        beq     @sides
        lda     zp_sight_interior       ; that beside the corner, and the one reached
        adc     #2-1                    ; C = 1 here
        sta     zp_sight_interior
        cmp     #<SIGHT_INTERIOR_MOST+1
        bcc     @on
        bcs     @shut                   ; always
@sides: jsr     corner_ways
        lda     zp_sight_quadrant
        asl
        asl
        tax
        jsr     way_weight
        sta     zp_t2                   ; weight and halvings of the first way
        lda     zp_t1
        sta     zp_t3
        txa
        clc
        adc     #CORNER_OTHER
        tax
        jsr     way_weight
        cmp     zp_t2
        bcc     @take
        lda     zp_t3
        sta     zp_t1
        txa
        sbc     #CORNER_OTHER           ; C = 1 here
        tax
        lda     zp_t2
@take:  cmp     #SHUT
        beq     @shut
        ldy     corner_way,x            ; X = the better way
        lda     zp_corner,y
        ldy     corner_way+1,x
        ora     zp_corner,y
        beq     @clear
        lda     #$80                    ; open sides are hedges or nothing
        sta     zp_screen
@clear: lda     zp_t1
        clc
        adc     zp_sight_halves
        sta     zp_sight_halves
        cmp     #<SIGHT_HALVES_MOST+1
        bcs     @shut
        ldy     corner_way+2,x
        jsr     ground_count
        ldy     corner_way+3,x          ; the square reached counts as any other
        jsr     ground_count
        bcs     @shut
@on:    ldx     zp_sight_quadrant
        lda     zp_ptr1
        clc
        adc     corner_there,x
        tay
        lda     zp_ptr1+1
        adc     #0
        sta     zp_ptr0+1
        ldx     zp_sight_count
        dex
        clc
        rts
@shut:  ldx     zp_sight_count
        sec
        rts
.endproc

;;; way_weight -- how much one way round a corner takes from the view
;;; rule:     10.10  a way that touches the end of a wall, door or window is shut
;;; in:       X = place in corner_way; zp_corner; zp_sight_count = steps left
;;; out:      A = weight, SHUT when no way; zp_t1 = halvings; X kept
;;; clobbers: Y zp_t0
;;; cycles:   <= 140
.proc way_weight
        lda     #0
        sta     zp_t0
        sta     zp_t1
        ldy     corner_way,x
        lda     zp_corner,y
        beq     @second
        cmp     #SIDE_HEDGE
        bne     @shut
        inc     zp_t0                   ; of equal ways the one without a screen
        lda     zp_sight_count
        cmp     zp_sight_first
        beq     @second                 ; the looker's own hedge (10.5)
        jsr     @half
@second:
        ldy     corner_way+1,x
        lda     zp_corner,y
        beq     @ground
        cmp     #SIDE_HEDGE
        bne     @shut
        inc     zp_t0
        jsr     @half
@ground:
        ldy     corner_way+2,x
        lda     zp_corner,y
        tay
        lda     ground_weight,y
        cmp     #SHUT
        beq     @shut
        clc
        adc     zp_t0
        rts
@shut:  lda     #SHUT
        rts
@half:  inc     zp_t1
        lda     zp_t0
        clc
        adc     #WEIGHT_HALF
        sta     zp_t0
        rts
.endproc

;;; ground_count -- count one ground at a corner
;;; rule:     10.4.2  rubble, interiors, statue
;;; in:       Y = place of the ground in zp_corner
;;; out:      C = 1 the view ends here
;;; clobbers: A zp_sight_interior
;;; cycles:   <= 29
.proc ground_count
        lda     zp_corner,y
        beq     @clear
        cmp     #GROUND_INTERIOR
        beq     @room
        bcs     @statue
        inc     zp_sight_rubble
        rts                             ; C = 0 here
@room:  inc     zp_sight_interior
        lda     zp_sight_interior
        cmp     #<SIGHT_INTERIOR_MOST+1 ; C = 1: nothing is left to see by
        rts
@clear: clc
@statue:
        rts
.endproc
