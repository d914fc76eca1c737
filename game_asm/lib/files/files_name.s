; Asking for the name of a file.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "lib/files/files.inc"

        .import files_list, line_number
        .import files_insert, files_help, files_keep_name, files_kind
        .import line_input, line_upper, line_buffer, text_goto, text_print, text_clear_to_end
        .import sound_refuse, page_prompt

        .segment "FILES_BSS"
name_row:       .res 1
name_listed:    .res 1

        .segment "FILES"
        .export files_ask_name

;;; files_ask_name -- ask for a name, or its number in the list that RETURN alone shows
;;; in:       Y = row of the name; A = kind
;;; out:      C = 0, fs_name with the suffix of its kind; C = 1, A = 0, Z = 1 Escape, A = '?' help
;;;           was shown or an error told: draw the page again and ask again; files_kind
;;; clobbers: X Y, scratch, what line_input uses and what drawing uses
;;; cycles:   -
.proc files_ask_name
        sta     files_kind
        sty     name_row
        print_prompt msg_name_prompt
        lda     #0
        sta     name_listed
        ldx     #1
        ldy     name_row
        iny
        jsr     text_goto
        print_msg msg_name_list
@again: jsr     name_cell
        ldx     #NAME_MOST
        jsr     line_input
        bcs     @leave
        beq     @list
        lda     line_buffer
        cmp     #'?'
        beq     @help
        cmp     #'9'+1
        bcc     @number
        jsr     line_upper
@name:  jsr     name_good
        bcs     @refuse
        jsr     files_keep_name
        jsr     files_insert
        bcs     @leave
        rts
@refuse:
        jsr     sound_refuse
        ldx     #1
        ldy     name_row
        iny
        iny
        jsr     text_goto
        print_msg msg_name_bad
        jmp     @again
@list:  ldx     name_listed             ; A = 0
        jsr     files_list
        stx     name_listed
        bcc     @again
        rts
@number:
        jsr     line_number
        bcs     @refuse
        lda     zp_arg0
        beq     @refuse
        ldx     zp_arg1
        bne     @refuse
        jsr     files_list
        bcs     @end
        jsr     name_cell
        lda     #<line_buffer
        ldy     #>line_buffer
        jsr     text_print
        jmp     @name
@help:  jsr     files_help
        lda     #'?'
        sec
@end:   rts
@leave: lda     #0
        sec
        rts
.endproc

; The text cursor to the place of the name, which is blank.
.proc name_cell
        ldx     #NAME_COLUMN
        ldy     name_row
        jsr     text_goto
        jmp     text_clear_to_end
.endproc

; C = 1 when line_buffer is no name: a letter, then letters, figures, blanks.
.proc name_good
        ldx     #0
        jsr     is_letter
        bcs     @bad
@next:  inx
        lda     line_buffer,x
        beq     @good
        cmp     #' '
        beq     @next
        jsr     is_letter
        bcc     @next
        cmp     #'0'
        bcc     @bad
        cmp     #'9'+1
        bcc     @next
@bad:   sec
        rts
@good:  lda     line_buffer-1,x         ; no blank at the end: it would not be seen
        cmp     #' '
        beq     @bad
        clc
        rts
.endproc

; C = 0 when character X of line_buffer is a capital.  A = the character.
.proc is_letter
        lda     line_buffer,x
        cmp     #'A'
        bcc     @no
        cmp     #'Z'+1
        rts                             ; C = 0 for A..Z
@no:    sec
        rts
.endproc
