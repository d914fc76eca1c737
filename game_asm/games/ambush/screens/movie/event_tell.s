; An event in words.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/movie/movie.inc"
PAGES_REPORT = 1
        .include "screens/report/page_tools.inc"
        .export event_tell
        .import told_kind, told_man, told_x, told_y, told_target, told_from_x, told_from_y
        .import told_wounds, text_goto, text_print, text_char, text_clear_row
        .import report_name_print, report_print_nth, text_byte, event_vain
        .import report_square_print

print_nth := report_print_nth

        .segment "REPORT"

;;; event_tell -- who does what, to whom, where
;;; shows:    3.4
;;; in:       Y = row; told_*
;;; out:      none
;;; clobbers: A X Y scratch zp_order and the report's own
;;; cycles:   -
.proc event_tell
        jsr     text_clear_row
        lda     told_kind
        cmp     #EV_SCREAM
        beq     @verb
        ldx     told_man
        cpx     #SOLDIERS
        bcs     @verb
        jsr     who_print
        lda     #' '
        jsr     text_char
        lda     told_kind
        cmp     #EV_VAIN
        bcs     @vain
        cmp     #EV_FIRE
        beq     @from
        cmp     #EV_THROW
        bne     @verb
@from:  lda     told_from_x
        ldy     told_from_y
        jsr     report_square_print
        lda     #' '
        jsr     text_char
@verb:  lda     told_kind
        print_nth_msg msg_movie_verb_0
        lda     told_kind
        cmp     #EV_SCREAM
        beq     @done                   ; heard, not seen
        ldx     told_target
        cpx     #SOLDIERS
        bcs     @at
        print_msg msg_movie_at
        ldx     told_target
        jsr     whom_print
        lda     #' '
        jsr     text_char
        jmp     @square
@at:    print_msg msg_movie_at
@square:
        lda     told_x
        ldy     told_y
        jsr     report_square_print
        lda     told_kind
        cmp     #EV_HIT
        bne     @done
        ldx     told_man
        jsr     nation
        bcc     @done                   ; an enemy keeps that to himself
        print_msg msg_movie_wounds
        lda     told_wounds
        jmp     text_byte
@vain:  jmp     event_vain
@done:  rts
.endproc

; A friend by name, an enemy by nation: at the beginning of a line.
.proc who_print
        jsr     nation
        bcs     friend_print
        bne     @german
        print_msg msg_movie_an_american
        rts
@german:
        print_msg msg_movie_a_german
        rts
.endproc

friend_print:
        jmp     report_name_print

; The same within a line.
.proc whom_print
        jsr     nation
        bcs     friend_print
        bne     @german
        print_msg msg_movie_at_american
        rts
@german:
        print_msg msg_movie_at_german
        rts
.endproc

; C = 1 when man X is a friend of the player's; C = 0, Z = 1 for an American.  Keeps X.
.proc nation
        lda     #0
        cpx     #SQUAD
        rol     a                       ; 1 for Germans
        cmp     st_side
        beq     @friend
        cmp     #0
        clc
@friend:
        rts                             ; C = 1 when equal
.endproc
