; The title and the menu, until one of its options is chosen.  The game has msg_menu, a page of
; MENU_OPTIONS numbered options, and menu_about, which shows help on it.
        .include "macros.inc"
        .include "apple2/keys.inc"

        .import st_phase, key_stirs, key_flush, title_show, any_key, page_choice, menu_about
        .import msg_menu
        .importzp MENU_OPTIONS

        .segment "MENU"
        .export menu_title, menu_options

;;; menu_title -- show the title until a key is struck, then the menu
;;; in:       st_phase = 0; else it was seen: at once the menu, back from what that led to
;;; out:      A = option 1..MENU_OPTIONS; key_stirs = 1
;;; clobbers: X Y, all scratch and what menu_about spoils
;;; cycles:   -
.proc menu_title
        lda     st_phase
        bne     menu_options
        jsr     key_flush               ; before the title, so that no key typed at it is lost
        lda     #1
        sta     key_stirs               ; the player's own pace is the first of the dice
again:  jsr     title_show
        jsr     any_key
        falls_into menu_options
.endproc

;;; menu_options -- the menu; Escape goes back to the title, a question mark shows help
;;; in:       none
;;; out:      A = option 1..MENU_OPTIONS; key_stirs = 1
;;; clobbers: X Y, all scratch and what menu_about spoils
;;; cycles:   -
.proc menu_options
        lda     #1
        sta     key_stirs
        lda     #<msg_menu
        ldy     #>msg_menu
        ldx     #MENU_OPTIONS
        jsr     page_choice
        bcc     @chosen
        cmp     #KEY_ESCAPE
        beq     menu_title::again
        jsr     menu_about
        jmp     menu_options
@chosen:
        rts
.endproc
