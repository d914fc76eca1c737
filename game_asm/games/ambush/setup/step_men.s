; Who of the ten takes part.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export step_men
        .import page_show, page_prompt, setup_head, setup_first, setup_find, squad_arm
        .import squad_line, squad_text, squad_heads
        .import text_goto, text_print, text_char, key_wait, sound_refuse, help_show

HEADS_ROW       = 3
LINE_MOST       = 39

        .segment "SETUP_BSS"
row_at:         .res 1
man_at:         .res 1

        .segment "SETUP"

; how many are proposed, by scenario
proposed:       .byte 4, 5, 6, 10, 10, 10, 10, 10, 10, 10, 10, 10

;;; step_men -- each letter strikes its soldier off the list or puts him back
;;; rule:     16.A2.4 16.A4.3 16.B7.1  as many as the player wants, at least one
;;; in:       st_side st_scenario
;;; out:      man_in_play, the standard weapons of all ten; C = 1 back
;;; clobbers: A X Y squad_text and scratch
;;; cycles:   -
.proc step_men
        jsr     none_in
        jsr     setup_first
        ldy     st_scenario
        lda     proposed,y
        tay
@in:    lda     #1
        sta     man_in_play,x
        inx
        dey
        bne     @in
        jsr     squad_arm               ; the list tells what each carries
@page:  print_page msg_setup_men
        jsr     setup_head
        place   1, HEADS_ROW
        lda     #<squad_heads
        ldy     #>squad_heads
        jsr     text_print
        print_at 0, COLUMNS_ROW, msg_setup_columns
        print_prompt msg_setup_men_prompt
@show:  jsr     men_list
@key:   jsr     key_wait
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #KEY_RETURN
        beq     @take
        cmp     #'?'
        beq     @help
        jsr     setup_find
        bcc     @refuse
        lda     man_in_play,x
        eor     #1
        sta     man_in_play,x
        jmp     @show
@help:  lda     #HELP_MENU
        jsr     help_show
        jmp     @page
@take:  jsr     setup_first
        ldy     #SQUAD
@any:   lda     man_in_play,x
        bne     @enough
        inx
        dey
        bne     @any
@refuse:
        jsr     sound_refuse
        jmp     @key
@back:  jsr     none_in
        sec
        rts
@enough:
        clc
        rts
.endproc

; Nobody of the side takes part.
.proc none_in
        jsr     setup_first
        ldy     #SQUAD
        lda     #0
@out:   sta     man_in_play,x
        inx
        dey
        bne     @out
        rts
.endproc

; The ten men, a star before each who comes.
.proc men_list
        lda     #LIST_ROW
        sta     row_at
        jsr     setup_first
@man:   stx     man_at
        jsr     squad_line
        lda     #0
        sta     squad_text+LINE_MOST    ; with every mark it would reach the next row
        ldx     #0
        ldy     row_at
        jsr     text_goto
        ldx     man_at
        ldy     man_in_play,x
        lda     marks,y
        jsr     text_char
        lda     #<squad_text
        ldy     #>squad_text
        jsr     text_print
        ldx     man_at
        inx
        inc     row_at
        lda     row_at
        cmp     #LIST_ROW + SQUAD
        bcc     @man
        rts
.endproc

marks:          .byte " *"
