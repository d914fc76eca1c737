; The odds in words.
        .include "zeropage.inc"
        .include "macros.inc"

        .export odds_print, odds_first, odds_second
        .import engage_odds, half_points, msg_odds_are, prompt_at, text_char, text_print

        .segment "CODE"

;;; odds_print -- say on the last row at which odds an engagement stands
;;; rule:     1.11 2.2
;;; in:       A = number 1..24
;;; out:      A = the column
;;; clobbers: everything but the state
;;; cycles:   -
.proc odds_print
        pha
        lda     #<msg_odds_are
        ldy     #>msg_odds_are
        jsr     prompt_at
        pla
        pha
        clc
        adc     #'A' - 1
        jsr     text_char
        lda     #' '
        jsr     text_char
        pla
        jsr     engage_odds
        pha
        jsr     half_points
        print_msg msg_odds_at
        pla
        pha
        tax
        lda     odds_first,x
        jsr     text_char
        lda     #'-'
        jsr     text_char
        pla
        pha
        tax
        lda     odds_second,x
        jsr     text_char
        lda     zp_river
        beq     @dry
        print_msg msg_odds_river
@dry:   pla
        rts
.endproc

odds_first:     .byte "111123456"
odds_second:    .byte "432111111"
