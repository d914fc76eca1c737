; Rows of a squad's men: a word, the name, what he can do, and whether he knows plastic.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export man_rows, man_word, rating_cell, squad_rating, rating_point, cell_man, cell_col
        .import setup_first, setup_name, text_byte_right, text_goto, text_char

FIRST_COL       = 17                    ; of the ratings, two cells each
EXPERT_COL      = 38

        .segment "SETUP_BSS"
cell_man:       .res 1                  ; 0..9 of the side
cell_col:       .res 1
word_of:        .res 2

        .segment "SETUP"

rating_lo:      .lobytes man_strength, man_intelligence, man_dexterity
                .lobytes man_observation, man_throwing, man_firing, man_fighting
rating_hi:      .hibytes man_strength, man_intelligence, man_dexterity
                .hibytes man_observation, man_throwing, man_firing, man_fighting

;;; man_rows -- a row for each man of the side
;;; in:       A = low byte, Y = high byte of a routine that writes his word: in X = man; st_side
;;; out:      none
;;; clobbers: A X Y cell_man cell_col zp_arg0 zp_arg1 zp_ptr0 zp_t0..zp_t3
;;; cycles:   -
.proc man_rows
        sta     word_of
        sty     word_of+1
        lda     #0
        sta     cell_man
@man:   jsr     man_word
        ldx     #NAME_COL
        jsr     at_column
        jsr     setup_name
        lda     #0
        sta     cell_col
@cell:  jsr     rating_cell
        inc     cell_col
        lda     cell_col
        cmp     #RATINGS
        bcc     @cell
        ldx     #EXPERT_COL
        jsr     at_column
        lda     man_expert,x
        beq     @next
        lda     #'E'
        jsr     text_char
@next:  inc     cell_man
        lda     cell_man
        cmp     #SQUAD
        bcc     @man
        rts
.endproc

;;; man_word -- the word before his name
;;; in:       cell_man; the routine of man_rows
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc man_word
        ldx     #0
        jsr     at_column
        jmp     (word_of)
.endproc

; The text cursor to column X of the man's row.  X = the man.
.proc at_column
        lda     cell_man
        clc
        adc     #LIST_ROW
        tay
        jsr     text_goto
        jsr     setup_first
        txa
        clc
        adc     cell_man
        tax
        rts
.endproc

;;; rating_cell -- the rating of cell_man, cell_col in its place
;;; in:       cell_man cell_col st_side
;;; out:      none
;;; clobbers: A X Y zp_arg0 zp_arg1 zp_ptr0 zp_t0..zp_t3
;;; cycles:   -
.proc rating_cell
        lda     cell_col
        asl     a
        adc     cell_col                ; three cells each; C = 0 here
        adc     #FIRST_COL
        tax
        jsr     at_column
        lda     cell_man
        ldx     cell_col
        jsr     squad_rating
        lda     (zp_ptr0),y
        ldx     #2
        jmp     text_byte_right
.endproc

;;; squad_rating -- where a rating of a man lies
;;; in:       A = man 0..9 of the side; X = which, 0 strength .. 6 hand to hand; st_side
;;; out:      zp_ptr0 and Y: (zp_ptr0),y
;;; clobbers: A
;;; cycles:   <= 40
.proc squad_rating
        ldy     st_side
        beq     @man
        clc
        adc     #SQUAD
@man:   tay
.endproc
        falls_into rating_point

;;; rating_point -- where a rating lies
;;; in:       X = which, 0 strength .. 6 hand to hand
;;; out:      zp_ptr0
;;; clobbers: A
;;; cycles:   <= 22
.proc rating_point
        lda     rating_lo,x
        sta     zp_ptr0
        lda     rating_hi,x
        sta     zp_ptr0+1
        rts
.endproc
