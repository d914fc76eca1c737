; Who stands in a square as the player at the keyboard sees it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

FIGURE_AMERICAN = 0                     ; upright; prone follows
FIGURE_GERMAN   = 2
FIGURE_SHOCK    = 4
FIGURE_DEAD     = 5
LINE_PRONE      = %1111100              ; the line under a friend who lies down
LINE_SHOCK      = %1101100              ; broken: he is in shock
LINE_DEAD       = %1111111              ; a friend struck off
MAN_DOTS        = %1111100
WALL_INNER      = %0000010              ; the inner of a wall's two columns
SIDES_DOTS      = %10000011             ; with the high bit, which a pane needs
FIRST_LETTER    = 'A'
COUNT_2         = 26                    ; behind the letters the figures 2 to 9
COUNT_MOST      = COUNT_2 + 7
NAME_LENGTH     = 12

; how much a man in the square counts: the highest is shown
RANK_NOBODY     = 0
RANK_FOE_DOWN   = 1
RANK_FRIEND_DOWN = 2
RANK_FOE        = 3
RANK_FRIEND     = 4

        .import cell_lines, man_seen
        .import letter_0, letter_1, letter_2, letter_3, letter_4
        .import figure_0, figure_1, figure_2, figure_3, figure_4, figure_5

        .segment "BSS"
        .export shown_x, shown_y, shown_look, shown_all
shown_x:        .res SOLDIERS           ; where each man is drawn
shown_y:        .res SOLDIERS
shown_look:     .res SOLDIERS           ; LOOK_*
shown_all:      .res 1                  ; not 0: show enemies that nobody sees too
man_here:       .res 1
here_x:         .res 1
here_y:         .res 1
here_rank:      .res 1
friends_here:   .res 1                  ; how many friends in it are fit to fight
both_sides:     .res 1                  ; bit 0 a friend fit to fight, bit 1 a foe

        .segment "CODE"
        .export men_shown, map_man_lines

;;; men_shown -- fill the shown tables from the state, for the side st_side at the keyboard
;;; rule:     1.2.1 1.2.2 1.2.3 1.2.4
;;; rule:     2.4  in a blind game only enemies that friends see
;;; in:       state; man_seen; shown_all
;;; out:      shown_x, shown_y, shown_look
;;; clobbers: A X Y
;;; cycles:   -
.proc men_shown
        ldx     #SOLDIERS-1
        stx     man_here                ; read even where nobody stands
@man:   ldy     #LOOK_NONE
        lda     man_in_play,x
        beq     @set
        jsr     is_friend
        bcs     @look
        lda     st_blind
        beq     @look
        lda     man_seen,x
        ora     shown_all
        beq     @set
@look:  ldy     #LOOK_DEAD
        lda     man_wounds,x
        cmp     #WOUNDS_DEAD
        bcs     @set
        dey                             ; LOOK_SHOCK
        cmp     #WOUNDS_SHOCK
        bcs     @set
        dey                             ; LOOK_PRONE
        lda     man_posture,x
        cmp     #POSTURE_PRONE
        beq     @set
        dey
@set:   tya
        sta     shown_look,x
        lda     man_x,x
        sta     shown_x,x
        lda     man_y,x
        sta     shown_y,x
        dex
        bpl     @man
        rts
.endproc

; C = 1 when soldier X is on the side of the player at the keyboard.  Keeps X Y.
.proc is_friend
        lda     st_side
        beq     @american
        cpx     #SQUAD                  ; C = 1 for Germans
        rts
@american:
        txa
        eor     #$FF                    ; C = 1 for numbers below SQUAD
        cmp     #<~(SQUAD-1)
        rts
.endproc

;;; map_man_lines -- add whoever stands in a square to its picture
;;; rule:     1.2.1 1.2.2 1.2.3 1.2.4
;;; in:       X = column, Y = row; shown_x, shown_y, shown_look; zp_map_byte; cell_lines = its
;;;           ground
;;; out:      cell_lines
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   -
.proc map_man_lines
        stx     here_x
        sty     here_y
        lda     #0
        sta     here_rank
        sta     both_sides
        sta     friends_here
        ldx     #SOLDIERS-1
@man:   lda     shown_look,x
        beq     @next
        lda     shown_x,x
        cmp     here_x
        bne     @next
        lda     shown_y,x
        cmp     here_y
        bne     @next
        jsr     rank_of
        cmp     here_rank
        bcc     @next
        beq     @next
        sta     here_rank
        stx     man_here
@next:  dex
        bpl     @man
        ldx     man_here
        lda     here_rank
        beq     @nobody
        lda     cell_lines+4            ; a floor's dot makes room for the man
        and     #SIDES_DOTS
        sta     cell_lines+4
        jsr     draw_man
        lda     both_sides
        cmp     #%11
        bne     @nobody
        ldy     #MAN_DOTS               ; both sides in one square: the other way round
        lda     zp_map_byte
        and     #WEST_MASK
        bne     @dots
        ldy     #MAN_DOTS >> 1
@dots:  sty     zp_t0
        ldx     #6
@turn:  lda     cell_lines+1,x
        eor     zp_t0
        sta     cell_lines+1,x
        dex
        bne     @turn
@nobody:
        rts
.endproc

; A = RANK_* of soldier X; notes fit men in both_sides.  Keeps X.
.proc rank_of
        lda     shown_look,x
        cmp     #LOOK_SHOCK
        bcs     @down
        jsr     is_friend
        bcs     @friend
        lda     #%10
        ora     both_sides
        sta     both_sides
        lda     #RANK_FOE
        rts
@friend:
        lda     #%01
        ora     both_sides
        sta     both_sides
        inc     friends_here
        lda     #RANK_FRIEND
        rts
@down:  jsr     is_friend
        lda     #RANK_FOE_DOWN
        adc     #0                      ; a friend counts one more
        rts
.endproc

; Add soldier X to cell_lines.
.proc draw_man
        jsr     is_friend
        bcs     draw_letter
        lda     shown_look,x
        cmp     #LOOK_SHOCK
        bcs     @down
        sbc     #LOOK_UPRIGHT-1         ; C = 0 here: 0 upright, 1 prone
        cpx     #SQUAD
        bcc     @figure
        adc     #FIGURE_GERMAN-1        ; C = 1 here
        bne     @figure                 ; always
@down:  adc     #FIGURE_SHOCK-LOOK_SHOCK-1      ; C = 1 here
@figure:
        tax
        ldy     #2
        lda     figure_0,x
        jsr     add_line
        lda     figure_1,x
        jsr     add_line
        lda     figure_2,x
        jsr     add_line
        lda     figure_3,x
        jsr     add_line
        lda     figure_4,x
        jsr     add_line
        lda     figure_5,x
        jmp     add_line
.endproc

; Add the initial of soldier X to cell_lines, and the line that tells how he lies.
.proc draw_letter
        lda     shown_look,x
        sta     zp_t1
        jsr     name_letter
        ldy     friends_here
        cpy     #2
        bcc     @one
        tya                             ; their number stands for them all
        adc     #COUNT_2-2-1            ; C = 1 here
        cmp     #COUNT_MOST
        bcc     @one
        lda     #COUNT_MOST
@one:   tax
        lda     letter_0,x
        ldy     #2
        jsr     add_line
        lda     letter_1,x
        jsr     add_line
        lda     letter_2,x
        jsr     add_line
        lda     zp_t1
        lsr     a                       ; LOOK_UPRIGHT is 1, who lies 2 and more
        beq     @tall
        lda     letter_4,x              ; who lies is a line shorter, so that the line
        jsr     add_line                ; below him stands apart: an R with it was a B
        lda     #0
        beq     @lies                   ; always
@tall:  lda     letter_3,x
        jsr     add_line
        lda     letter_4,x
@lies:  jsr     add_line
        ldx     zp_t1
        lda     lying_line,x
        jsr     add_line
        cpx     #LOOK_DEAD
        bcc     @done
        lda     #LINE_DEAD
        sta     cell_lines+4
@done:  rts
.endproc

; OR the man's line A into line Y of the cell, parted from a wall to the west; with nothing there,
; a dot to the left, parted from a wall to the east.  Y steps on.
.proc add_line
        sta     zp_t0
        lda     zp_map_byte
        and     #WEST_MASK
        bne     @side
        lsr     zp_t0
@side:  cmp     #SIDE_WALL << WEST_SHIFT
        bne     @open
        lda     cell_lines,y
        and     #<~WALL_INNER
        sta     cell_lines,y
@open:  lda     zp_t0
        ora     cell_lines,y
        sta     cell_lines,y
        iny
        rts
.endproc

lying_line:     .byte 0, 0, LINE_PRONE, LINE_SHOCK, LINE_PRONE

; A = number of the initial of soldier X, 0..25.  Spoils Y zp_t0.
.proc name_letter
        txa                             ; name of man m at 12 m
        asl     a
        asl     a
        sta     zp_t0                   ; 4 m
        asl     a
        adc     zp_t0                   ; C = 0: 12 m <= 228
        tay
        lda     man_name,y
        sec
        sbc     #FIRST_LETTER
        and     #%00011111              ; a small letter counts like a capital
        cmp     #26
        bcc     @done
        lda     #25                     ; no letter at all: never index past the table
@done:  rts
.endproc
