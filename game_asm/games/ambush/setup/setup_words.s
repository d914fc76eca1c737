; Names and numbers on the pages before a battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export setup_name, setup_name_point, setup_head, setup_first, setup_find
        .export setup_choice
        .import text_char, text_goto, text_print, text_inverse, text_plain
        .import page_show, page_prompt, help_show, key_upper

        .segment "SETUP_BSS"
name_at:        .res 1
find_letter:    .res 1
find_left:      .res 1
choice_page:    .res 2
choice_most:    .res 1

        .segment "SETUP"

;;; setup_name -- the twelve characters of a man's name
;;; in:       X = man
;;; out:      X kept
;;; clobbers: A Y zp_ptr0
;;; cycles:   -
.proc setup_name
        ldy     #0
@char:  sty     name_at
        jsr     setup_name_point        ; drawing spoils scratch
        ldy     name_at
        lda     (zp_ptr0),y
        jsr     text_char
        ldy     name_at
        iny
        cpy     #NAME_BYTES
        bcc     @char
        rts
.endproc

;;; setup_name_point -- where a man's name lies
;;; in:       X = man
;;; out:      zp_ptr0; X kept
;;; clobbers: A
;;; cycles:   <= 40
.proc setup_name_point
        txa
        asl     a
        asl     a                       ; 4 X, at most 76
        sta     zp_ptr0
        asl     a
        adc     zp_ptr0                 ; 12 X, at most 228; C = 0 all the way
        adc     #<man_name
        sta     zp_ptr0
        lda     #>man_name
        adc     #0
        sta     zp_ptr0+1
        rts
.endproc

;;; setup_head -- AMERICAN or GERMAN at the right end of a page's heading
;;; in:       st_side
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc setup_head
        jsr     text_inverse
        place   30, 0
        lda     st_side
        bne     @german
        print_msg msg_setup_american
        jmp     text_plain
@german:
        print_msg msg_setup_german
        jmp     text_plain
.endproc

;;; setup_first -- the first man of the side
;;; in:       st_side
;;; out:      X = 0 or 10
;;; clobbers: none
;;; cycles:   <= 14
.proc setup_first
        ldx     st_side
        beq     @done
        ldx     #SQUAD
@done:  rts
.endproc

;;; setup_find -- the man of the side whose name begins with a letter
;;; rule:     4.2  the first letter stands for the soldier
;;; in:       A = letter; st_side
;;; out:      C = 1, X = man; C = 0 when there is none
;;; clobbers: A Y zp_ptr0
;;; cycles:   -
.proc setup_find
        jsr     key_upper
        sta     find_letter
        lda     #SQUAD
        sta     find_left
        jsr     setup_first
@man:   jsr     setup_name_point
        ldy     #0
        lda     (zp_ptr0),y
        jsr     key_upper
        cmp     find_letter
        beq     @found                  ; C = 1 here
        inx
        dec     find_left
        bne     @man
        clc
@found: rts
.endproc

;;; setup_choice -- a page of numbered choices with the side in its heading; help as often as wanted
;;; in:       A = low byte, Y = high byte of the text; X = choices, + $80 when no side is chosen yet
;;; out:      C = 0, A = 1..9; C = 1 Escape
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc setup_choice
        sta     choice_page
        sty     choice_page+1
        stx     choice_most
@again: lda     choice_page
        ldy     choice_page+1
        jsr     page_show
        lda     choice_most
        bmi     @ask
        jsr     setup_head
@ask:   print_prompt msg_lib_choose
        lda     choice_most
        and     #$7F
        jsr     menu_choice
        bcc     @done
        cmp     #KEY_ESCAPE
        beq     @done                   ; C = 1 here
        lda     #HELP_MENU
        jsr     help_show
        jmp     @again
@done:  rts
.endproc

        .import menu_choice
