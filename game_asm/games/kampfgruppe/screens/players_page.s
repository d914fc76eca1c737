; The page of who commands.
        .include "zeropage.inc"
        .include "state.inc"

        .export players_page
        .import menu_choice, msg_lib_choose, msg_players, page_prompt, page_show, text_char

PLAYERS         = 4
LEVELS          = 3

        .segment "MENU"

;;; players_page -- ask who commands; 5 changes the computer's level, which the page shows
;;; rule:     3.1.1
;;; in:       st_level
;;; out:      C = 0: A = choice, 1 to 4; C = 1: A = Escape or ?; st_level of both sides
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc players_page
        lda     #<msg_players
        ldy     #>msg_players
        jsr     page_show
        lda     #LEVELS
        sec
        sbc     st_level
        ora     #'0'
        jsr     text_char
        lda     #<msg_lib_choose
        ldy     #>msg_lib_choose
        jsr     page_prompt
        lda     #PLAYERS+1
        jsr     menu_choice
        bcs     @done
        cmp     #PLAYERS+1
        bcc     @done
        ldx     st_level
        inx
        cpx     #LEVELS
        bcc     @next
        ldx     #0
@next:  stx     st_level
        stx     st_level+1
        jmp     players_page
@done:  rts
.endproc
