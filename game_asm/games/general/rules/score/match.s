; Two games with the sides changed make a match.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export match_change, match_sums

SECOND          = 2                     ; st_match
WORDS           = 16                    ; bytes of st_password

        .segment "RULES_LOW"

;;; match_change -- the first game of a match is over: keep the scores, and let the sides change
;;; rule:     2.3
;;; in:       st_score, st_player; who leads the sides
;;; out:      st_match_score; st_match; st_player, st_human, st_level, st_handicap;
;;;           st_password, st_eyes
;;; clobbers: A X Y zp_arg0..zp_arg3
;;; cycles:   <= 600
.proc match_change
        jsr     of_players
        ldx     #3
@score: lda     zp_arg0,x
        sta     st_match_score,x
        dex
        bpl     @score
        lda     #SECOND
        sta     st_match
        lda     st_player
        eor     #1
        sta     st_player
        ldx     #PAIRS - 1
@pair:  ldy     pairs,x
        lda     state_begin,y
        pha
        lda     state_begin+1,y
        sta     state_begin,y
        pla
        sta     state_begin+1,y
        dex
        bpl     @pair
        lda     #NO_SIDE                ; each player has a word of his own
        sta     st_eyes
        ldx     #WORDS - 1
        lda     #0
@word:  sta     st_password,x
        dex
        bpl     @word
        rts

pairs:  .byte   <(st_human - state_begin), <(st_level - state_begin)
        .byte   <(st_handicap - state_begin)
PAIRS = * - pairs
.endproc
        .assert st_handicap - state_begin < 256, lderror, "the places above are bytes"

;;; match_sums -- what both players have scored in both games
;;; rule:     2.3
;;; in:       st_score, st_player, st_match_score
;;; out:      zp_arg0/1 = player 1; zp_arg2/3 = player 2
;;; clobbers: A X Y
;;; cycles:   <= 160
.proc match_sums
        jsr     of_players
        ldx     #0
        jsr     @add
        ldx     #2
@add:   lda     zp_arg0,x
        clc
        adc     st_match_score,x
        sta     zp_arg0,x
        lda     zp_arg0+1,x
        adc     st_match_score+1,x
        sta     zp_arg0+1,x
        rts
.endproc

; zp_arg0/1 = what player 1 has scored in this game, zp_arg2/3 = player 2.
.proc of_players
        lda     st_player
        asl     a
        tay
        ldx     #0
        jsr     @word
        tya
        eor     #2
        tay
        ldx     #2
@word:  lda     st_score,y
        sta     zp_arg0,x
        lda     st_score+1,y
        sta     zp_arg0+1,x
        rts
.endproc
