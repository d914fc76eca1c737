; A game is over: what follows it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export match_over
        .import any_key, key_flush, match_change, match_sums, text_goto, text_number, text_print

        .segment "LOW_BSS"
sums:           .res 4

        .segment "PLAY"

;;; match_over -- behind the word who has won: on to the second game, or the match's end; any key
;;; rule:     2.3
;;; in:       st_match, st_score; the text cursor
;;; out:      A = PHASE_SETUP when a second game follows, else PHASE_MENU; st_match,
;;;           st_match_score, st_player, st_human, st_level, st_handicap, st_eyes,
;;;           st_password
;;; clobbers: X Y scratch and what drawing uses
;;; cycles:   -
.proc match_over
        jsr     key_flush               ; no key typed ahead takes the result away unread
        lda     st_match
        beq     @single
        cmp     #1
        bne     @last
        jsr     match_change
        print_msg msg_match_half
        jsr     any_key
        lda     #PHASE_SETUP
        rts
@single:
        print_msg msg_press
        jmp     @key
@last:  jsr     match_sums
        ldx     #3
@keep:  lda     zp_arg0,x
        sta     sums,x
        dex
        bpl     @keep
        print_at 1, 21, msg_match_player_1
        ldx     #0
        jsr     number
        print_msg msg_match_player_2
        ldx     #2
        jsr     number
        ldx     #1
        ldy     #23
        jsr     text_goto
        lda     sums
        cmp     sums+2
        bne     @won
        lda     sums+1
        cmp     sums+3
        beq     @draw
@won:   lda     sums+2
        cmp     sums
        lda     sums+3
        sbc     sums+1
        bcc     @first
        print_msg msg_match_wins_2
        jmp     @key
@first: print_msg msg_match_wins_1
        jmp     @key
@draw:  print_msg msg_match_draw
@key:   jsr     any_key
        lda     #0
        sta     st_match
        lda     #PHASE_MENU
        rts
.endproc

; The sum at X, printed.
.proc number
        lda     sums,x
        sta     zp_arg0
        lda     sums+1,x
        sta     zp_arg1
        jmp     text_number
.endproc
