; What stands on the screen while the computer gives its orders.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export computer_page, computer_progress
        .import screen_clear, screen_rule, text_goto, text_print, text_inverse, text_plain
        .import text_number, key_pump
        .import msg_computer_title, msg_computer_american, msg_computer_german, msg_computer_men
        .import msg_computer_keys

        .segment "COMPUTER"

TITLE_ROW       = 2
SIDE_ROW        = 5
MEN_ROW         = 10
KEYS_ROW        = 20
MEN_COLUMN      = 18                    ; behind msg_computer_men

;;; computer_page -- say who is thinking
;;; rule:     3.2
;;; in:       st_side st_computer
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc computer_page
        jsr     screen_clear
        ldx     #16
        ldy     #TITLE_ROW
        jsr     text_goto
        jsr     text_inverse
        print_msg msg_computer_title
        jsr     text_plain
        ldy     #TITLE_ROW+1
        jsr     screen_rule
        ldx     #0
        ldy     #SIDE_ROW
        jsr     text_goto
        lda     st_side
        bne     @german
        print_msg msg_computer_american
        jmp     @men
@german:
        print_msg msg_computer_german
@men:   ldx     #0
        ldy     #MEN_ROW
        jsr     text_goto
        print_msg msg_computer_men
        lda     #0
        sta     men_seen_to
        lda     st_computer
        cmp     #COMPUTER_AMERICAN | COMPUTER_GERMAN
        bne     @done
        ldx     #0
        ldy     #KEYS_ROW
        jsr     text_goto
        print_msg msg_computer_keys
@done:  rts
.endproc

;;; computer_progress -- show how many men have their orders
;;; in:       one more has just got his
;;; out:      none
;;; clobbers: A X Y and what drawing uses zp_arg0 zp_t0 zp_t1 zp_t2
;;; cycles:   -
.proc computer_progress
        ldx     #MEN_COLUMN
        ldy     #MEN_ROW
        jsr     text_goto
        inc     men_seen_to             ; not all ten take part
        lda     men_seen_to
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        jsr     text_number
        jmp     key_pump
.endproc

        .segment "COMPUTER_BSS"
men_seen_to:    .res 1
