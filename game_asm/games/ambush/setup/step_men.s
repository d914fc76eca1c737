; Who of the ten takes part.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export step_men
        .import page_show, page_prompt, setup_head, setup_first, setup_find, squad_arm
        .import man_rows, man_word, cell_man
        .import text_print, text_inverse, text_plain, line_key, sound_refuse, setup_help

        .segment "SETUP"

; how many are proposed, by scenario
proposed:       .byte 4, 5, 6, 10, 10, 10, 10, 10, 10, 10, 10, 10

;;; step_men -- each letter strikes its soldier off the list or puts him back
;;; rule:     16.A2.4 16.A4.3 16.B7.1  as many as the player wants, at least one
;;; in:       st_side st_scenario
;;; out:      man_in_play; C = 1 back
;;; clobbers: A X Y cell_col cell_man and scratch
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
@page:  print_page msg_setup_men
        jsr     setup_head
        print_prompt msg_setup_men_prompt
        lda     #<comes
        ldy     #>comes
        jsr     man_rows
@key:   jsr     line_key                ; but no RETURN behind what was chosen before
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
        txa
        cpx     #SQUAD
        bcc     @row
        sbc     #SQUAD
@row:   sta     cell_man
        jsr     man_word
        jmp     @key
@help:  jsr     setup_help
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
        jsr     squad_arm
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

; Whether man X comes.
.proc comes
        lda     man_in_play,x
        beq     @stays
        jsr     text_inverse
        print_msg msg_setup_comes
        jmp     text_plain
@stays: print_msg msg_setup_stays
        rts
.endproc
