; What the players see while the computer resolves a turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export resolve_page, resolve_progress
        .import text_goto, text_print, text_char, text_byte, text_inverse, text_plain
        .import screen_clear, screen_rule, ask_yes_no, help_show, key_pump
        .import msg_resolve_title, msg_resolve_ask, msg_resolve_works, msg_resolve_clock
        .import msg_resolve_of

        .segment "RESOLVE"

TITLE_ROW       = 2
ASK_ROW         = 5
CLOCK_ROW       = 10
CLOCK_COLUMN    = 23                    ; behind msg_resolve_clock
POINTS          = 10                    ; a second (1.0)

;;; resolve_page -- ask whether to hear the battle, then say that it is fought
;;; rule:     1.0.2
;;; rule:     3.3  the sounds of battle or silence
;;; in:       st_turn_length
;;; out:      st_noises = 1 or 0; the page is drawn
;;; clobbers: A X Y, what drawing uses and scratch
;;; cycles:   -
.proc resolve_page
        jsr     screen_clear
        ldx     #14
        ldy     #TITLE_ROW
        jsr     text_goto
        jsr     text_inverse
        print_msg msg_resolve_title
        jsr     text_plain
        ldy     #TITLE_ROW+1
        jsr     screen_rule
        ldx     #0
        ldy     #ASK_ROW
        jsr     text_goto
        lda     st_computer
        cmp     #COMPUTER_AMERICAN | COMPUTER_GERMAN
        clc
        beq     @quiet                  ; nobody is there to be asked
        print_msg msg_resolve_ask
        jsr     ask_yes_no
        bcs     @quiet
        beq     @quiet
        lda     #HELP_MENU
        jsr     help_show
        jmp     resolve_page
@quiet: lda     #0
        rol     a                       ; C = 1: yes
        sta     st_noises
        ldx     #0
        ldy     #ASK_ROW+2
        jsr     text_goto
        print_msg msg_resolve_works
        ldx     #0
        ldy     #CLOCK_ROW
        jsr     text_goto
        print_msg msg_resolve_clock
        ldx     #CLOCK_COLUMN+5
        ldy     #CLOCK_ROW
        jsr     text_goto
        print_msg msg_resolve_of
        lda     st_turn_length
        jmp     print_seconds
.endproc

;;; resolve_progress -- show the seconds of the battle that have passed
;;; in:       zp_now = time point
;;; out:      none
;;; clobbers: A X Y and what drawing uses and what the rules use
;;; cycles:   -
.proc resolve_progress
        ldx     #CLOCK_COLUMN
        ldy     #CLOCK_ROW
        jsr     text_goto
        lda     zp_now
        jsr     print_seconds
        jmp     key_pump
.endproc

; A = time points, as seconds with a tenth
.proc print_seconds
        ldx     #0
@second:
        cmp     #POINTS
        bcc     @rest
        sbc     #POINTS
        inx
        bne     @second                 ; always
@rest:  pha
        txa
        jsr     text_byte
        lda     #'.'
        jsr     text_char
        pla
        ora     #'0'
        jmp     text_char
.endproc
