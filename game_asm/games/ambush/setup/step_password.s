; A player's secret word.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export step_password
        .import page_show, page_prompt, setup_head, setup_skip
        .import text_goto, text_clear_to_end, text_clear_row, text_print
        .import msg_setup_no_way, msg_setup_differs, msg_setup_five
        .import line_input_secret, line_upper, line_buffer, sound_refuse, help_show

PASSWORD        = 5
WORD_COL        = 16
FIRST_ROW       = 7
AGAIN_ROW       = 9
NOTE_ROW        = 12

        .segment "SETUP_BSS"
first_word:     .res PASSWORD

        .segment "SETUP"

;;; step_password -- in a game for two, the player chooses a word of five characters, typed twice
;;; rule:     1.3.1 2.2.3  entered at the start; the screen shows stars
;;; in:       st_side st_solitaire
;;; out:      st_passwords; C = 1 back, never from the second player's to the first one's pages
;;; clobbers: A X Y, scratch and what line_input uses
;;; cycles:   -
.proc step_password
        lda     st_solitaire
        beq     @page
        jmp     setup_skip
@page:  print_page msg_setup_password
        jsr     setup_head
        print_prompt msg_setup_typing
@first: ldy     #FIRST_ROW
        jsr     word_ask
        bcs     @other
        ldx     #PASSWORD-1
@keep:  lda     line_buffer,x
        sta     first_word,x
        dex
        bpl     @keep
        ldy     #NOTE_ROW               ; what was wrong before
        jsr     text_clear_row
        print_at 1, AGAIN_ROW, msg_setup_once_more
        ldy     #AGAIN_ROW
        jsr     word_ask
        bcs     @other
        ldx     #PASSWORD-1
@same:  lda     line_buffer,x
        cmp     first_word,x
        bne     @differs
        dex
        bpl     @same
        ldx     #0
        ldy     #0
        lda     st_side
        beq     @store
        ldy     #PASSWORD
@store: lda     first_word,x
        sta     st_passwords,y
        iny
        inx
        cpx     #PASSWORD
        bcc     @store
        clc
        rts
@differs:
        lda     #<msg_setup_differs
        ldy     #>msg_setup_differs
@fresh: jsr     note
        ldy     #AGAIN_ROW
        jsr     text_clear_row
        jmp     @first
@other: cmp     #0
        beq     @back
        lda     #HELP_MENU
        jsr     help_show
        jmp     @page
@back:  lda     st_side
        beq     @leave                  ; C = 1 here
        lda     #<msg_setup_no_way      ; the American's page lies there
        ldy     #>msg_setup_no_way
        jmp     @fresh
@leave: rts
.endproc

; Five characters in row Y, in capitals.  C = 1: A = 0 Escape, else help is wanted.
.proc word_ask
        sty     word_row
@again: ldx     #WORD_COL
        ldy     word_row
        jsr     text_goto
        jsr     text_clear_to_end
        ldx     #PASSWORD
        jsr     line_input_secret
        bcs     @escape
        cmp     #PASSWORD
        bne     @short
        jsr     line_upper
        clc
        rts
@escape:
        lda     #0
        rts                             ; C = 1
@short: lda     line_buffer
        cmp     #'?'
        beq     @help
        lda     #<msg_setup_five
        ldy     #>msg_setup_five
        jsr     note
        jmp     @again
@help:  sec
        rts
.endproc

; Say in the note's row what was wrong, the text at A, Y.
.proc note
        pha
        tya
        pha
        jsr     sound_refuse
        ldy     #NOTE_ROW
        jsr     text_clear_row
        place   1, NOTE_ROW
        pla
        tay
        pla
        jmp     text_print
.endproc

        .segment "SETUP_BSS"
word_row:       .res 1
