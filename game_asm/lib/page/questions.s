; Questions before a new game, one page each.  The game has QUESTIONS of them with the number of
; answers, the page and its help of each, room for question_answers, and question_open, which says
; whether one is to be asked.
        .include "zeropage.inc"
        .include "apple2/keys.inc"

        .export questions_ask
        .import page_choice, page_help, question_answers
        .import question_choices, question_help_hi, question_help_lo, question_open
        .import question_page_hi, question_page_lo
        .importzp QUESTIONS

        .segment "MENU_BSS"
question:       .res 1

        .segment "MENU"

;;; questions_ask -- ask until all is answered; Escape goes one back, a question mark shows help
;;; in:       X = the question to begin with, 0..QUESTIONS-1
;;; out:      C = 0: question_answers; C = 1: Escape at the first one
;;; clobbers: everything
;;; cycles:   -
.proc questions_ask
        stx     question
        jsr     question_open
        bcs     @next
        lda     question_choices,x
        sta     zp_t0
        lda     question_page_lo,x
        ldy     question_page_hi,x
        ldx     zp_t0
        jsr     page_choice
        ldx     question
        bcs     @other
        sbc     #0                      ; C = 0: one less
        sta     question_answers,x
@next:  inx
        cpx     #QUESTIONS
        bne     questions_ask
        clc
        rts
@other: cmp     #KEY_ESCAPE
        beq     @back
        lda     question_help_lo,x
        ldy     question_help_hi,x
        jsr     page_help
        ldx     question
        jmp     questions_ask
@back:  dex
        bpl     questions_ask
        sec
        rts
.endproc
