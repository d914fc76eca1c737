; Lines of sight between two soldiers, both ways at once where one walk tells both.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "resolve/resolve.inc"
        .export pair_lines, lines_walk, line_open
        .import pair_row, box_open, map_square
        .import sight_walk, sight_counted, sight_reaches, sight_distance, sight_factors
        .import SIGHT_HALVES_MOST, SIGHT_INTERIOR_MOST

        .segment "RESOLVE"

NO_CORNER       = $FF                   ; no map byte is that
        .assert NOT_KNOWN = SHUT_NOT - 1, error, "what is not known is taken for clear"
SHUT_FAR        = 0                     ; pair_lo of a line that is shut in the target's half
SHUT_NEAR       = 1                     ; and in the looker's
SHUT_NOT        = $FF                   ; and of one whose low byte does not matter

;;; pair_lines -- work out a pair's line of sight, and the way back if that takes no more
;;; rule:     10.4  terrain multiplier
;;; in:       X = looker; Y = target, of the other squad; zp_pair
;;; out:      A = pair_hi of zp_pair, now known; Y = zp_pair
;;; clobbers: X pair_lo pair_hi zp_from_x zp_from_y zp_to_x zp_to_y zp_facing zp_engine
;;;           and what sight_terrain uses and what the rules use
;;; cycles:   -
.proc pair_lines
        stx     zp_line_looker
        sty     zp_line_target
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        lda     man_x,y
        sta     zp_to_x
        lda     man_y,y
        sta     zp_to_y
        ldy     zp_pair
        lda     pair_lo,y               ; what shut the line last time shuts it still, mostly
        beq     @far
        cmp     #NOT_KNOWN
        bcc     @near                   ; or it was not clear all around: hardly now
        bcs     @whole                  ; always
@far:   jsr     squares_swap
        jsr     line_step
        ldy     zp_line_there_lo
        ldx     zp_line_back_lo
        bcc     @shut
        jsr     lines_walked            ; no longer: what has been walked is not walked again
        ldy     zp_line_there
        lda     zp_line_back
        cmp     #NOT_KNOWN
        beq     @again                  ; it tells nothing of the line wanted
        sta     zp_line_there
        sty     zp_line_back
        lda     zp_line_back_lo
        ldy     zp_line_there_lo
        sta     zp_line_there_lo
        sty     zp_line_back_lo
        lda     zp_line_there
        cmp     #LINE_NONE
        beq     @known
        jsr     squares_swap            ; who sees wants them as they were
        jmp     @known
@near:  jsr     line_step
        ldx     zp_line_there_lo
        ldy     zp_line_back_lo
        bcc     @shut
        jsr     lines_walked
        jmp     @known
@shut:  sty     zp_line_back_lo         ; by a wall or the statue, so both ways: as most lines are
        ldy     zp_pair
        txa
        sta     pair_lo,y
        lda     zp_line_looker
        ldx     zp_line_target
        clc
        adc     pair_row,x
        tax
        lda     zp_line_back_lo
        sta     pair_lo,x
        lda     #LINE_NONE
        sta     pair_hi,x
        sta     pair_hi,y
        rts
@again: jsr     squares_swap
@whole: jsr     lines_walk
@known: lda     zp_line_back
        cmp     #NOT_KNOWN
        beq     @there
        ldx     zp_line_target
        lda     zp_line_looker
        clc
        adc     pair_row,x
        tax
        lda     zp_line_back_lo
        sta     pair_lo,x
        lda     zp_line_back
        sta     pair_hi,x
@there: ldy     zp_pair
        lda     zp_line_there_lo
        sta     pair_lo,y
        lda     zp_line_there
        sta     pair_hi,y
        rts
.endproc

;;; lines_walk -- the line of sight between two squares, and the way back if that takes no more
;;; rule:     10.4  terrain multiplier
;;; rule:     10.5  what stands directly before the looker does not count: it may differ
;;; in:       zp_from_x zp_from_y zp_to_x zp_to_y = squares
;;; out:      zp_line_there zp_line_there_lo; zp_line_back zp_line_back_lo, which may be
;;;           NOT_KNOWN
;;; clobbers: A X Y zp_engine and what sight_terrain uses and what the rules use
;;; cycles:   -
.proc lines_walk
        jsr     box_open
        bcs     @open
        jsr     line_step
        bcs     lines_walked
        rts
@open:  lda     #LINE_OPEN
        sta     zp_line_there
        sta     zp_line_back
        lda     #SHUT_NOT
        sta     zp_line_there_lo
        sta     zp_line_back_lo
        rts
.endproc

; The same after line_step has answered C = 1
.proc lines_walked
        lda     zp_line_there
        cmp     #LINE_NONE
        beq     @done
        lda     #$FF
        sta     zp_line_far+1
        jsr     line_counted
        stx     zp_line_there_lo
        sta     zp_line_there
        lda     zp_corner
        cmp     #NO_CORNER
        bne     @done                   ; the way round a corner may be another
        lda     zp_sight_halves
        sta     zp_line_halves
        lda     zp_sight_rubble
        sta     zp_line_rubble
        lda     zp_sight_interior
        sta     zp_line_rooms
        lda     zp_screen
        ora     zp_sight_opening
        beq     @sides                  ; none was crossed
        jsr     sides_turn
@sides: jsr     grounds_turn
        lda     #LINE_NONE
        ldx     #SHUT_NOT
        bcs     @statue
        ldy     zp_sight_halves
        cpy     #<SIGHT_HALVES_MOST+1
        bcs     @statue                 ; more than the tables hold
        cpy     zp_line_halves
        bne     @count
        lda     zp_sight_rubble
        cmp     zp_line_rubble
        bne     @count
        lda     zp_sight_interior
        cmp     zp_line_rooms
        bne     @count
        lda     zp_line_there           ; the same is crossed both ways
        ldx     zp_line_there_lo
        jmp     @statue
@count: jsr     line_counted
@statue:
        stx     zp_line_back_lo
        sta     zp_line_back
@done:  rts
.endproc

; Walk the line.  C = 0: shut both ways, SHUT_* tell where; C = 1: zp_line_back = NOT_KNOWN and
; zp_line_there = LINE_NONE or else it is walked to the end, counts as sight_walk leaves them.
.proc line_step
        lda     #NO_CORNER
        sta     zp_corner
        lda     #NOT_KNOWN
        sta     zp_line_there
        sta     zp_line_back
        lda     #1
        jsr     sight_walk
        bcs     @done
        txa                             ; sides left to cross
        asl     a
        cmp     zp_sight_first          ; all that there were
        lda     #SHUT_FAR
        adc     #0                      ; C = 1: in the looker's half
        .assert SHUT_NEAR = SHUT_FAR + 1, error, "the carry tells the two apart"
        sta     zp_line_there_lo
        eor     #SHUT_NEAR ^ SHUT_FAR
        sta     zp_line_back_lo
        lda     #LINE_NONE
        sta     zp_line_there
        lda     zp_sight_halves
        cmp     #<SIGHT_HALVES_MOST+1
        bcs     @done
        lda     zp_sight_interior
        cmp     #<SIGHT_INTERIOR_MOST+1
        bcs     @done
        cpx     #3                      ; a wall or statue, then
        bcs     @shut
        ldx     zp_to_x                 ; unless he stands on it
        ldy     zp_to_y
        jsr     map_square
        and     #GROUND_MASK
        cmp     #GROUND_STATUE
        bcs     @done
@shut:  lda     #LINE_NONE
        sta     zp_line_back
        clc
@done:  rts
.endproc

.proc squares_swap
        lda     zp_from_x
        ldx     zp_to_x
        stx     zp_from_x
        sta     zp_to_x
        lda     zp_from_y
        ldx     zp_to_y
        stx     zp_from_y
        sta     zp_to_y
        rts
.endproc

; The line is walked: A = high, X = low byte of what it makes of the view
.proc line_counted
        lda     zp_sight_halves
        ora     zp_sight_rubble
        ora     zp_sight_interior
        ora     zp_screen
        beq     @open
        jsr     sight_reaches
        lda     #LINE_NONE
        ldx     #SHUT_NOT
        bcc     @done
        bit     zp_line_far+1
        bpl     @same                   ; the way back is as long
        jsr     sight_distance
        copy_word zp_line_far, zp_chance
@same:  copy_word zp_chance, zp_line_far
        jsr     sight_factors
        lda     zp_screen
        and     #$80
        ora     zp_chance+1
        ldx     zp_chance
@done:  rts
@open:  lda     #LINE_OPEN
        ldx     #SHUT_NOT
        rts
.endproc

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

;;; line_open -- terrain multiplier of two soldiers with nothing between them
;;; rule:     10.4.1  1 - .01 D
;;; in:       zp_from_x zp_from_y zp_to_x zp_to_y = squares
;;; out:      zp_chance = -log2 T
;;; clobbers: A X Y zp_sight_* zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 620
.proc line_open
        lda     #0
        sta     zp_sight_halves
        sta     zp_sight_rubble
        sta     zp_sight_interior
        sec
        lda     zp_to_x
        sbc     zp_from_x
        bcs     @east
        eor     #$FF
        adc     #1
@east:  sta     zp_sight_dx
        sec
        lda     zp_to_y
        sbc     zp_from_y
        bcs     @north
        eor     #$FF
        adc     #1
@north: sta     zp_sight_dy
        jmp     sight_counted
.endproc
