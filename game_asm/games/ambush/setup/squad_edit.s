; The editor of a squad's characteristics.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export squad_edit, squad_rating
        .import squad_names, setup_first, setup_name, setup_head, setup_byte
        .import page_show, page_prompt, text_goto, text_print, text_inverse, text_plain
        .import key_wait, key_upper, sound_refuse, ask_yes_no

FIRST_COL       = 14
COL_STEP        = 3
CELLS           = SQUAD * RATINGS

        .segment "SETUP_BSS"
edit_man:       .res 1                  ; 0..9 of the side
edit_col:       .res 1                  ; 0..6
cell_man:       .res 1
cell_col:       .res 1

        .segment "SETUP"

rating_lo:      .lobytes man_strength, man_intelligence, man_dexterity
                .lobytes man_observation, man_throwing, man_firing, man_fighting
rating_hi:      .hibytes man_strength, man_intelligence, man_dexterity
                .hibytes man_observation, man_throwing, man_firing, man_fighting

;;; squad_edit -- change the characteristics of a squad until the player is content
;;; rule:     13.1 13.1.1 13.1.2 13.2.3  the cursor begins on the leader's strength
;;; in:       st_side
;;; out:      C = 1 the squad is thrown away; changes man_name man_strength man_intelligence
;;;           man_dexterity man_observation man_throwing man_firing man_fighting
;;; clobbers: A X Y, scratch and what line_input uses
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
        jsr     key_wait
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
        bcc     edit_page
        rts                             ; C = 1

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
        jsr     key_wait
        jsr     key_upper
        cmp     #'Y'
        beq     @finished
        jmp     edit_page
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
        jmp     any_key
.endproc

        .import any_key

; The whole page.
.proc draw
        print_page msg_squad_edit
        jsr     setup_head
        print_prompt msg_squad_edit_keys
        lda     #0
        sta     cell_man
@man:   ldx     #1
        jsr     @row
        jsr     setup_first
        txa
        clc
        adc     cell_man
        tax
        jsr     setup_name
        lda     #0
        sta     cell_col
@cell:  jsr     cell
        inc     cell_col
        lda     cell_col
        cmp     #RATINGS
        bcc     @cell
        inc     cell_man
        lda     cell_man
        cmp     #SQUAD
        bcc     @man
        rts
@row:   lda     cell_man
        clc
        adc     #LIST_ROW
        tay
        jmp     text_goto
.endproc

; The cell of the cursor.
.proc here
        lda     edit_man
        sta     cell_man
        lda     edit_col
        sta     cell_col
.endproc
        falls_into cell

; The rating of cell_man, cell_col in its place.
.proc cell
        lda     cell_col
        asl     a
        adc     cell_col                ; three cells each; C = 0 here
        adc     #FIRST_COL
        tax
        lda     cell_man
        clc
        adc     #LIST_ROW
        tay
        jsr     text_goto
        lda     cell_man
        ldx     cell_col
        jsr     squad_rating
        lda     (zp_ptr0),y
        ldx     #3
        jmp     setup_byte
.endproc
        .assert COL_STEP = 3, error, "cell counts by threes"

; zp_ptr0, Y as squad_rating, for the cell of the cursor.
.proc rating_at
        lda     edit_man
        ldx     edit_col
.endproc
        falls_into squad_rating

;;; squad_rating -- where a rating lies
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
        lda     rating_lo,x
        sta     zp_ptr0
        lda     rating_hi,x
        sta     zp_ptr0+1
        rts
.endproc
