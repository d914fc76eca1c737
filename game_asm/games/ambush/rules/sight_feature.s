; What a side crossed and a square entered take from the view.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export sight_feature, sight_feature_west
        .import SIGHT_HALVES_MOST, SIGHT_INTERIOR_MOST

        .segment "RULES"

;;; sight_feature -- count one side and the ground behind it
;;; rule:     10.4.2  factors of walls, windows, doors, hedges, rubble, interiors, statue
;;; in:       A = ground in bits 0-1, side in bits 2-4, not 0; X = steps left
;;; out:      C = 1 the view ends here; counts in zp_sight_*
;;; clobbers: A zp_t0 zp_screen
;;; cycles:   <= 92
.proc sight_feature
        cmp     #GROUND_INTERIOR
        bne     @mixed
        inc     zp_sight_interior       ; the common case: on through a building
        lda     zp_sight_interior
        cmp     #<SIGHT_INTERIOR_MOST+1 ; C = 1: nothing is left to see by
        rts
@mixed: sta     zp_t0
        and     #GROUND_MASK
        beq     @side
        cmp     #GROUND_INTERIOR
        beq     @room
        bcs     @end                    ; the statue
        inc     zp_sight_rubble
        bcc     @side                   ; always: C = 0 from the compare
@room:  inc     zp_sight_interior
@side:  lda     zp_t0
        lsr
        lsr
        beq     @open
        cmp     #SIDE_WALL
        beq     @end
        cmp     #SIDE_DOOR
        beq     @door
        bcs     @hedge
        jsr     @screen                 ; a window
        stx     zp_sight_opening
        cpx     zp_sight_first
        beq     @open
        inc     zp_sight_halves
        bne     @half                   ; always
@hedge: jsr     @screen
        cpx     zp_sight_first
        beq     @open
        bne     @half
@door:  stx     zp_sight_opening
        cpx     zp_sight_first
        beq     @open
@half:  inc     zp_sight_halves
        lda     zp_sight_halves
        cmp     #<SIGHT_HALVES_MOST+1   ; C = 1: too little is left to see anything
        rts
@open:  clc
        rts
@end:   sec
        rts
@screen:
        lda     #$80
        sta     zp_screen
        rts
.endproc

;;; sight_feature_west -- the same for a side that lies to the west of one of its squares
;;; rule:     10.4.2  factors of walls, windows, doors, hedges, rubble, interiors, statue
;;; in:       A = ground in bits 0-1, side in bits 5-7, not 0; X = steps left
;;; out:      C = 1 the view ends here; counts in zp_sight_*
;;; clobbers: A zp_t0 zp_screen
;;; cycles:   <= 130
.proc sight_feature_west
        cmp     #1 << WEST_SHIFT
        bcc     sight_feature           ; ground only
        sta     zp_t0
        and     #GROUND_MASK
        sta     zp_sight_side
        lda     zp_t0
        lsr
        lsr
        lsr
        and     #NORTH_MASK
        ora     zp_sight_side
        bne     sight_feature           ; always: there is a side
.endproc
