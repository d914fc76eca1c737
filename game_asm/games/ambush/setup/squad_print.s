; A squad on paper.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export squad_print, rank_word, squad_ranks
        .import msg_print_none
        .import squad_line, squad_text, squad_heads, setup_first
        .import printer_find, printer_char, printer_close, page_prompt, any_key, page_refuse

        .segment "SETUP_BSS"
print_man:      .res 1

        .segment "SETUP"

;;; squad_print -- print the squad's ranks, weights, characteristics and weapons
;;; rule:     2.2.6 11.2.8 13.3.1  if there is a printer
;;; in:       st_side man_in_play
;;; out:      the prompt row is spoilt
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc squad_print
        jsr     printer_find
        bcs     @none
        print_prompt msg_print_work
        lda     #<msg_paper_title
        ldy     #>msg_paper_title
        jsr     print_text
        lda     #<msg_setup_american
        ldy     #>msg_setup_american
        ldx     st_side
        beq     @title
        lda     #<msg_setup_german
        ldy     #>msg_setup_german
@title: jsr     print_line
        lda     #<paper_heads
        ldy     #>paper_heads
        jsr     print_text
        lda     #<squad_heads
        ldy     #>squad_heads
        jsr     print_line
        jsr     setup_first
@man:   stx     print_man
        lda     man_in_play,x
        beq     @next
        jsr     man_head
        jsr     squad_line
        lda     #<squad_text
        ldy     #>squad_text
        jsr     print_line
@next:  ldx     print_man
        inx
        cpx     #SQUAD
        bne     @more
        lda     st_side
        beq     @done
@more:  cpx     #SOLDIERS
        bcc     @man
@done:  lda     #<msg_paper_foot
        ldy     #>msg_paper_foot
        jsr     print_line
        lda     #KEY_RETURN
        jsr     printer_char
        jsr     printer_close
        print_prompt msg_print_done
        jmp     any_key
@none:  lda     #<msg_print_none
        ldy     #>msg_print_none
        jmp     page_refuse
.endproc

        .import msg_setup_american, msg_setup_german, msg_paper_title, msg_paper_foot

paper_heads:    .asciiz "Rank Wt "
squad_ranks:    .byte "Sgt Cpl Pfc Pvt Fw  Uo  Og  Gf  "

; The rank and weight of man X, in the columns of paper_heads; X kept.
.proc man_head
        txa
        pha
        jsr     rank_word
        ldx     #RANK_LETTERS
@char:  lda     squad_ranks,y
        jsr     printer_char
        iny
        dex
        bne     @char
        pla
        tax
        ldy     #' '
        lda     man_weight,x
        cmp     #10
        bcc     @units
        sbc     #10
        ldy     #'1'
@units: pha
        lda     #' '
        jsr     printer_char
        tya
        jsr     printer_char
        pla
        ora     #'0'
        jsr     printer_char
        lda     #' '
        jmp     printer_char
.endproc

;;; rank_word -- where a man's rank stands in squad_ranks
;;; in:       X = man; st_side
;;; out:      Y; X kept
;;; clobbers: A
;;; cycles:   <= 28
.proc rank_word
        lda     man_rank,x
        ldy     st_side
        beq     @rank
        ora     #4
@rank:  asl     a
        asl     a
        tay
        rts
.endproc
        .assert RANK_LETTERS = 4, error, "the ranks' letters count by fours"

; Print the string at A, Y and end the line.
.proc print_line
        jsr     print_text
        lda     #KEY_RETURN
        jmp     printer_char
.endproc

; Print the string at A, Y.
.proc print_text
        sta     zp_text_ptr
        sty     zp_text_ptr+1
        ldy     #0
@char:  lda     (zp_text_ptr),y
        beq     @end
        jsr     printer_char
        iny
        bne     @char                   ; always
@end:   rts
.endproc
