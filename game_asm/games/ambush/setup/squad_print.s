; A squad on paper.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export squad_print
        .import squad_line, squad_text, squad_heads, setup_first
        .import printer_find, printer_char, printer_close, page_prompt, any_key, sound_refuse

        .segment "SETUP_BSS"
print_man:      .res 1

        .segment "SETUP"

;;; squad_print -- print the squad's characteristics and weapons
;;; rule:     2.2.6 11.2.8 13.3.1  if there is a printer
;;; in:       st_side man_in_play
;;; out:      the prompt row is spoilt
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc squad_print
        jsr     printer_find
        bcs     @none
        print_prompt msg_print_work
        lda     #<msg_setup_american
        ldy     #>msg_setup_american
        ldx     st_side
        beq     @title
        lda     #<msg_setup_german
        ldy     #>msg_setup_german
@title: jsr     print_line
        lda     #<squad_heads
        ldy     #>squad_heads
        jsr     print_line
        jsr     setup_first
@man:   stx     print_man
        lda     man_in_play,x
        beq     @next
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
@done:  lda     #KEY_RETURN
        jsr     printer_char
        jsr     printer_close
        print_prompt msg_print_done
        jmp     any_key
@none:  jsr     sound_refuse
        print_prompt msg_print_none
        jmp     any_key
.endproc

        .import msg_setup_american, msg_setup_german

; Print the string at A, Y and end the line.
.proc print_line
        sta     zp_text_ptr
        sty     zp_text_ptr+1
        ldy     #0
@char:  lda     (zp_text_ptr),y
        beq     @end
        jsr     printer_char
        iny
        bne     @char                   ; always
@end:   lda     #KEY_RETURN
        jmp     printer_char
.endproc
