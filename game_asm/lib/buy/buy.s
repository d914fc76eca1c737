; Buying by letters.  The game has
;   buy_offered     a byte: kinds on offer, the first is A
;   buy_draw        the page: what is offered, what there is of each, what is left to spend
;   buy_take        A = kind from 0: C = 0 bought; C = 1: A, Y = words why not
;   buy_return      gives back what was bought last: C = 0; C = 1: A, Y = words why not
;   buy_auto        spends all that is left, and what was spent, as the computer would
;   buy_help        a page of help
        .include "zeropage.inc"
        .include "apple2/keys.inc"

        .import buy_offered, buy_draw, buy_take, buy_return, buy_auto, buy_help
        .import key_capital, sound_refuse, text_clear_row, text_print

ROW_ANSWER      = 23

        .segment "FORCES"
        .export buy_page

;;; buy_page -- buy and give back, until the player has done
;;; in:       buy_offered
;;; out:      C = 0 done (X); C = 1 Escape
;;; clobbers: A X Y, what buy_take uses, what buy_return uses, what buy_auto uses, what buy_draw
;;;           uses, what buy_help uses and what drawing uses
;;; cycles:   -
.proc buy_page
        jsr     buy_draw
@key:   jsr     key_capital
        cmp     #'X'
        beq     @done
        cmp     #'0'
        beq     @auto
        cmp     #KEY_LEFT
        beq     @back
        cmp     #KEY_DELETE
        beq     @back
        cmp     #KEY_HELP
        beq     @help
        cmp     #KEY_ESCAPE
        beq     @leave                  ; C = 1
        sec
        sbc     #'A'
        bcc     @no
        cmp     buy_offered
        bcs     @no
        jsr     buy_take
        bcc     buy_page
@say:   pha
        tya
        pha
        ldy     #ROW_ANSWER
        jsr     text_clear_row
        pla
        tay
        pla
        jsr     text_print
@no:    jsr     sound_refuse
        jmp     @key
@back:  jsr     buy_return
        bcs     @say
        bcc     buy_page                ; always
@help:  jsr     buy_help
        jmp     buy_page
@auto:  jsr     buy_auto
        jmp     buy_page
@done:  clc
@leave: rts
.endproc
