; A battle that has come from the disk: how far it is, and who commands.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

PLAYERS         = 4
TURN_ROW        = 15

        .import page_show, page_prompt, menu_choice, text_goto, text_print, text_byte
        .import files_help, state_setup

        .segment "FILES"
        .export files_players

;;; files_players -- say how far the battle is and who is to move; ask who commands
;;; rule:     1.3.3  the number of players is set again
;;; in:       the state; st_next_phase
;;; out:      C = 0, st_human; C = 1 Escape
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_players
        print_page msg_players_again
        ldx     #1
        ldy     #TURN_ROW
        jsr     text_goto
        jsr     state_setup
        bne     @fought
        print_msg msg_taken_setup
        jmp     @ask
@fought:
        print_msg msg_taken_turn
        lda     st_turn
        jsr     text_byte
        lda     st_goes_on
        bne     @whose                  ; of no number of turns any more
        print_msg msg_taken_of
        lda     st_last_turn
        jsr     text_byte
@whose: lda     st_next_phase
        cmp     #PHASE_ORDERS
        bne     @ended
        print_msg msg_taken_half
        jmp     @ask
@ended: lda     st_goes_on
        bne     @on
        lda     st_turn
        cmp     st_last_turn
        bcc     @on
        print_msg msg_taken_over
        jmp     @ask
@on:    print_msg msg_taken_fought
@ask:   print_prompt msg_lib_choose
        lda     #PLAYERS
        jsr     menu_choice
        bcc     @chosen
        cmp     #KEY_ESCAPE
        beq     @end
        jsr     files_help
        jmp     files_players
@chosen:
        tax
        lda     german_human-1,x
        sta     st_human
        lda     soviet_human-1,x
        sta     st_human+1
@end:   rts                             ; C as menu_choice or the comparison left it
.endproc

; who commands, by the answer
german_human:   .byte 1, 0, 1, 0
soviet_human:   .byte 0, 1, 1, 0
