; What stands on the screen while the computer gives its orders.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export computer_page
        .import progress_show, text_goto, text_print
        .import msg_computer_orders, msg_computer_american, msg_computer_german

        .segment "COMPUTER"

KEYS_ROW        = 20

;;; computer_page -- say who is thinking
;;; rule:     3.2
;;; in:       st_side st_computer
;;; out:      none
;;; clobbers: A X Y zp_t0 and what drawing uses
;;; cycles:   -
.proc computer_page
        lda     #<msg_computer_orders
        ldy     #>msg_computer_orders
        jsr     progress_show
        lda     #<msg_computer_american
        ldy     #>msg_computer_american
        ldx     st_side
        beq     @squad
        lda     #<msg_computer_german
        ldy     #>msg_computer_german
@squad: jsr     text_print
        print_msg msg_computer_seen_to
        lda     st_computer
        cmp     #COMPUTER_AMERICAN | COMPUTER_GERMAN
        bne     @done
        lda     zp_text_col             ; the number's place
        pha
        lda     zp_text_row
        pha
        print_at 0, KEYS_ROW, msg_computer_keys
        pla
        sta     zp_text_row
        pla
        sta     zp_text_col
@done:  rts
.endproc
