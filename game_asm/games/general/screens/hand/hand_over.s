; Two players at one keyboard who may not see each other's units.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export hand_over
        .import line_buffer, line_input_secret, msg_hand_blue, msg_hand_red, page_show, side_secret
        .import text_goto, text_print

WORD            = 8                     ; bytes of st_password, the last is 0

        .segment "LOW_CODE"

;;; hand_over -- under limited view, hide the map until the player of st_side sits at the keyboard
;;; rule:     2.9 13.3  ours: two players at one keyboard look one after the other
;;; in:       st_side, st_eyes, st_options, st_human, st_password
;;; out:      st_eyes = st_side; st_password of a side that had none yet; the picture, when the page
;;;           was shown
;;; clobbers: A X Y scratch, what drawing uses and what line_input uses
;;; cycles:   -
.proc hand_over
        lda     st_options
        and     #OPTION_LIMITED
        beq     @not
        lda     st_human
        and     st_human+1
        beq     @not
        lda     st_side
        cmp     st_eyes
        bne     @ask
@not:   rts
@wrong: jsr     page
        print_at 1, 12, msg_hand_wrong
        jmp     @type
@ask:   jsr     page
@type:  ldx     #1
        ldy     #10
        jsr     text_goto
        ldx     #WORD - 1
        jsr     line_input_secret
        jsr     side_secret             ; X = where it stands
        beq     @new
        ldy     #0
@same:  lda     st_password,x
        cmp     #NONE
        beq     @in                     ; he wants no word
        cmp     line_buffer,y
        bne     @wrong
        cmp     #0
        beq     @in
        inx
        iny
        bne     @same                   ; always
@new:   ldy     #0
        lda     line_buffer
        bne     @copy
        lda     #NONE
        sta     st_password,x
        bne     @in                     ; always
@copy:  lda     line_buffer,y
        sta     st_password,x
        beq     @in
        inx
        iny
        bne     @copy                   ; always
@in:    lda     st_side
        sta     st_eyes
        rts
.endproc

; Who is to sit down, and which word is wanted.
.proc page
        lda     st_side
        bne     @blue
        print_page msg_hand_red
        jmp     @word
@blue:  print_page msg_hand_blue
@word:  jsr     side_secret
        bne     @known
        print_at 1, 8, msg_hand_choose
        rts
@known: print_at 1, 8, msg_hand_word
        rts
.endproc

NONE            = 1                     ; no letter: a side without a word
