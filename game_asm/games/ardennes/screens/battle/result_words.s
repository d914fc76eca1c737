; What a roll brought, in words.
        .include "zeropage.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export result_words, result_words_at
        .import result_attacker_advance, result_attacker_back, result_attacker_gone
        .import result_attacker_share, result_both_lose, share_print
        .import text_byte, text_char, text_clear_row, text_print
        .import msg_result_attackers, msg_result_defenders, msg_result_gone, msg_result_lose
        .import msg_result_back, msg_result_advance, msg_result_one, msg_result_none
        .import msg_result_die

ROW             = 22                    ; and the one below

        .segment "RESOLVE_BSS"
role:           .res 1
row:            .res 1
said_any:       .res 1

        .segment "RESOLVE"

;;; result_words -- the die and what it brought: to the attackers on one row, to the defenders below
;;; rule:     1.10 9.2
;;; in:       A = the die; result_*
;;; out:      the picture
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc result_words
        ldy     #ROW
        falls_into result_words_at
.endproc

;;; result_words_at -- the same on a row and the one below
;;; rule:     1.10 9.2
;;; in:       A = the die; Y = row; result_*
;;; out:      the picture
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc result_words_at
        pha
        sty     row
        jsr     text_clear_row
        print_msg msg_result_die
        pla
        jsr     text_byte
        print_msg msg_result_attackers
        ldx     #0
        jsr     side
        ldy     row
        iny
        jsr     text_clear_row
        print_msg msg_result_defenders
        ldx     #1
        falls_into side
.endproc

; What comes to role X.
.proc side
        stx     role
        lda     result_attacker_gone,x
        beq     @there
        print_msg msg_result_gone
        rts
@there: lda     #0
        sta     said_any
        lda     result_attacker_share,x
        beq     @one
        print_msg msg_result_lose
        ldx     role
        lda     result_attacker_share,x
        jsr     share_print
        inc     said_any
@one:   lda     result_both_lose
        beq     @back
        print_msg msg_result_one
        inc     said_any
@back:  ldx     role
        lda     result_attacker_back,x
        beq     @advance
        jsr     comma
        print_msg msg_result_back
        ldx     role
        lda     result_attacker_back,x
        jsr     text_byte
        inc     said_any
@advance:
        ldx     role
        lda     result_attacker_advance,x
        beq     @end
        jsr     comma
        print_msg msg_result_advance
        ldx     role
        lda     result_attacker_advance,x
        jsr     text_byte
        inc     said_any
@end:   lda     said_any
        bne     @done
        print_msg msg_result_none
@done:  rts
.endproc

; A comma behind what was said already.
.proc comma
        lda     said_any
        beq     @first
        lda     #','
        jsr     text_char
@first: rts
.endproc
