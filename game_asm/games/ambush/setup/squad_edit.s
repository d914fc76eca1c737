; The editor of a squad's characteristics.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export squad_edit
        .import squad_names, setup_head, rank_word, squad_ranks
        .import man_rows, rating_cell, squad_rating, cell_man, cell_col
        .import page_show, page_prompt, text_char, text_inverse, text_plain
        .import line_key, key_upper, sound_refuse, ask_yes_no

        .segment "SETUP_BSS"
edit_man:       .res 1                  ; 0..9 of the side
edit_col:       .res 1                  ; 0..6

        .segment "SETUP"

;;; squad_edit -- change the characteristics of a squad until the player is content
;;; rule:     13.1 13.1.1 13.1.2 13.2.3  the cursor begins on the leader's strength
;;; in:       st_side
;;; out:      C = 1 the squad is thrown away; changes man_name man_strength man_intelligence
;;;           man_dexterity man_observation man_throwing man_firing man_fighting
;;; clobbers: A X Y cell_col cell_man, scratch and what line_input uses
;;; cycles:   -
.proc squad_edit
        lda     #0
        sta     edit_man
        sta     edit_col
edit_page:
        jsr     draw
edit_key:
        jsr     text_inverse
        jsr     here
        jsr     text_plain
        jsr     line_key                ; but no RETURN behind what was chosen before
        pha
        jsr     here
        pla
        cmp     #KEY_ESCAPE
        beq     drop
        cmp     #'?'
        beq     help
        cmp     #'0'
        bcc     other
        cmp     #'9'+1
        bcc     digit
other:  jsr     key_upper
        ldx     #KEYS-1
@look:  cmp     edit_keys,x
        beq     @do
        dex
        bpl     @look
        jsr     sound_refuse
        jmp     edit_key
@do:    txa
        asl     a
        tax
        lda     edit_acts+1,x
        pha
        lda     edit_acts,x
        pha
        rts                             ; each ends with a jump to edit_key or edit_page
digit:  and     #$0F
        bne     @value
        lda     #10                     ; 0 stands for 10
@value: pha
        jsr     rating_at
        pla
        sta     (zp_ptr0),y
        jsr     here
        jmp     right
help:   jsr     help_page
        jmp     edit_page
drop:   print_prompt msg_squad_drop
        jsr     ask_yes_no
        bcs     @dropped
        beq     @keep
        jsr     help_page
        jsr     draw
        jmp     drop
@keep:  jmp     edit_page
@dropped:
        rts

up:     dec     edit_man
        bpl     edit_key
        inc     edit_man
refuse: jsr     sound_refuse
        jmp     edit_key
down:   ldx     edit_man
        cpx     #SQUAD-1
        beq     refuse
        inc     edit_man
        jmp     edit_key
left:   dec     edit_col
        bpl     @done
        lda     #RATINGS-1              ; the last of the man before
        sta     edit_col
        dec     edit_man
        bpl     @done
        lda     #0
        sta     edit_man
        sta     edit_col
        beq     refuse                  ; always
@done:  jmp     edit_key
right:  inc     edit_col
        lda     edit_col
        cmp     #RATINGS
        bcc     moved
next_man:
        lda     #0                      ; the first of the next man, round and round
        sta     edit_col
        inc     edit_man
        lda     edit_man
        cmp     #SQUAD
        bcc     moved
        lda     #0
        sta     edit_man
moved:  jmp     edit_key
names:  jsr     squad_names
        jmp     edit_page
finish: print_prompt msg_squad_finish
        inc     key_answered
        jsr     line_key
        jsr     key_upper
        cmp     #'Y'
        beq     @finished
        cmp     #'?'
        bne     @more
        jmp     help
@more:  jmp     edit_page
@finished:
        sta     key_answered
        clc
        rts
.endproc

edit_keys:      .byte "IJKMNF", KEY_RETURN, KEY_UP, KEY_LEFT, KEY_RIGHT, KEY_DOWN
KEYS            = * - edit_keys
edit_acts:      .word squad_edit::up-1, squad_edit::left-1, squad_edit::right-1, squad_edit::down-1
                .word squad_edit::names-1, squad_edit::finish-1, squad_edit::next_man-1
                .word squad_edit::up-1, squad_edit::left-1, squad_edit::right-1, squad_edit::down-1

        .import key_answered

.proc help_page
        print_page msg_squad_help
        inc     key_answered            ; a RETURN behind the question mark does not end it
        jmp     line_key
.endproc

; The whole page.
.proc draw
        print_page msg_squad_edit
        jsr     setup_head
        print_prompt msg_squad_edit_keys
        lda     #<rank_shown
        ldy     #>rank_shown
        jmp     man_rows
.endproc

; The rank of man X at the cursor.
.proc rank_shown
        jsr     rank_word
        ldx     #RANK_LETTERS
@char:  lda     squad_ranks,y
        jsr     text_char
        iny
        dex
        bne     @char
        rts
.endproc

; The cell of the cursor.
.proc here
        lda     edit_man
        sta     cell_man
        lda     edit_col
        sta     cell_col
        jmp     rating_cell
.endproc

; zp_ptr0, Y as squad_rating, for the cell of the cursor.
.proc rating_at
        lda     edit_man
        ldx     edit_col
        jmp     squad_rating
.endproc
