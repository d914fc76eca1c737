; A line of sight walked once for both ways.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export lines_walk
        .import map_square, village_row_lo, village_row_hi
        .import sides_turn, ground_turn, sight_walk, sight_reaches, sight_distance, sight_factors
        .import SIGHT_HALVES_MOST, SIGHT_INTERIOR_MOST

        .segment "RESOLVE"

NO_CORNER       = $FF                   ; no map byte is that

;;; lines_walk -- the line of sight between two squares, and the way back if that takes no more
;;; rule:     10.4  terrain multiplier
;;; rule:     10.5  what stands directly before the looker does not count: it may differ
;;; in:       zp_from_x zp_from_y zp_to_x zp_to_y = squares
;;; out:      zp_line_there zp_line_there_lo; zp_line_back zp_line_back_lo; zp_line_back may be
;;;           NOT_KNOWN
;;; clobbers: A X Y zp_engine and what sight_terrain uses and what the rules use
;;; cycles:   -
.proc lines_walk
        lda     #NO_CORNER
        sta     zp_corner
        lda     #1
        jsr     sight_walk
        bcc     @stopped
        lda     zp_sight_dx
        ora     zp_sight_dy
        beq     @here                   ; nowhere: no square was reached
        lda     (zp_ptr0),y
        and     #GROUND_MASK
        sta     zp_line_end
        jsr     line_counted
        stx     zp_line_there_lo
        sta     zp_line_there
        ldy     zp_corner
        iny                             ; NO_CORNER + 1
        bne     @unknown                ; the way round a corner may be another
        ldy     zp_from_y
        lda     village_row_lo-MAP_BOTTOM,y
        sta     zp_ptr0
        lda     village_row_hi-MAP_BOTTOM,y
        sta     zp_ptr0+1
        ldy     zp_from_x
        lda     (zp_ptr0),y
        and     #GROUND_MASK
        sta     zp_line_start
        lda     zp_screen
        ora     zp_sight_opening
        bne     @sides                  ; some were crossed
        lda     zp_line_start
        cmp     zp_line_end
        bne     @turn
        lda     zp_line_there           ; the same is crossed both ways; X is its low byte still
        jmp     @back
@here:  lda     #LINE_COUNTED
        ldx     #0
        sta     zp_line_there
        stx     zp_line_there_lo
        jmp     @back
@sides: jsr     sides_turn
@turn:  ldy     zp_line_start           ; the ground of the looker's square counts
        lda     #1
        jsr     ground_turn
        ldy     zp_line_end             ; that of the target's does not
        lda     #$FF
        jsr     ground_turn
        lda     zp_line_start
        cmp     #GROUND_STATUE
        lda     #LINE_NONE
        bcs     @back
        ldy     zp_sight_halves
        cpy     #<SIGHT_HALVES_MOST+1
        bcs     @back                   ; more than the tables hold
        jsr     line_counted
@back:  stx     zp_line_back_lo
        sta     zp_line_back
        rts
@unknown:
        lda     #NOT_KNOWN
        sta     zp_line_back
        rts
@stopped:
        txa                             ; sides left to cross
        asl     a
        cmp     zp_sight_first          ; all that there were
        lda     #SHUT_FAR
        adc     #0                      ; C = 1: in the looker's half
        .assert SHUT_NEAR = (SHUT_FAR + 1) & $FF, error, "the carry tells the two apart"
        sta     zp_line_there_lo
        eor     #SHUT_NEAR ^ SHUT_FAR
        sta     zp_line_back_lo
        lda     #LINE_NONE
        sta     zp_line_there
        lda     zp_sight_halves
        cmp     #<SIGHT_HALVES_MOST+1
        bcs     @unknown
        lda     zp_sight_interior
        cmp     #<SIGHT_INTERIOR_MOST+1
        bcs     @unknown
        cpx     #3                      ; a wall or statue, then
        bcs     @shut
        ldx     zp_to_x                 ; unless he stands on it
        ldy     zp_to_y
        jsr     map_square
        and     #GROUND_MASK
        cmp     #GROUND_STATUE
        bcs     @unknown
@shut:  lda     #LINE_NONE              ; both ways, then, as most lines are
        sta     zp_line_back
        rts
.endproc

; The line is walked: A = high, X = low byte of what it makes of the view
.proc line_counted
        lda     zp_sight_halves
        ora     zp_sight_interior
        ora     zp_sight_rubble
        beq     @seen                   ; only the distance counts
        jsr     sight_reaches
        lda     #LINE_NONE
        ldx     #SHUT_NEAR
        bcc     @done
        lda     zp_sight_rubble
        bne     @rubble
        lda     zp_sight_halves
        lsr     a
        ror     a
        ror     a
        ror     a
        ora     zp_sight_interior
@seen:  tax
        lda     #LINE_COUNTED           ; how much it takes need not be known yet
        bne     @screen                 ; always
@rubble:
        jsr     sight_distance
        jsr     sight_factors
        ldx     zp_chance
        lda     zp_chance+1
@screen:
        ora     zp_screen
@done:  rts
.endproc

