; The squad as it will fight, on the screen and on paper.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export step_review
        .import squad_table, squad_print, setup_head, page_show, page_prompt, line_key, key_upper
        .import sound_refuse, setup_help

        .segment "SETUP"

;;; step_review -- show the squad with its weapons; P prints it
;;; rule:     2.2.6 11.2.8  a printed list can be made
;;; in:       st_side
;;; out:      C = 1 back
;;; clobbers: A X Y squad_text and scratch
;;; cycles:   -
.proc step_review
@page:  print_page msg_setup_review
        jsr     setup_head
        jsr     squad_table
@ask:   print_prompt msg_setup_review_keys
@key:   jsr     line_key                ; but no RETURN behind what was chosen before
        cmp     #KEY_ESCAPE
        beq     @back
        cmp     #KEY_RETURN
        beq     @go
        cmp     #'?'
        beq     @help
        jsr     key_upper
        cmp     #'P'
        beq     @print
        jsr     sound_refuse
        jmp     @key
@help:  jsr     setup_help
        jmp     @page
@print: jsr     squad_print
        jmp     @ask
@back:  sec
        rts
@go:    clc
        rts
.endproc
