; Names of saved battles.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "screens/files.inc"

        .import fs_name, fs_catalog_first, fs_catalog_next
        .import line_input, line_upper, line_buffer, text_goto, text_print, text_clear_to_end
        .import sound_refuse, page_prompt, any_key

AGAIN_ROW       = 23

        .segment "FILES_BSS"
wanted_name:    .res NAME_MOST + SUFFIX_MOST + 1

        .segment "FILES"
        .export files_ask_name, files_set_name, files_exists, files_suffix, files_show_error

suffix_text:    .byte ".BATTLE", 0

;;; files_ask_name -- ask for a name; the suffix of battles is added
;;; rule:     1.3.1
;;; in:       X = column, Y = row of the name
;;; out:      C = 0, the wanted name is set; C = 1 Escape or nothing typed
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc files_ask_name
        stx     name_col
        sty     name_row
        print_prompt msg_name_prompt
@again: ldx     name_col
        ldy     name_row
        jsr     text_goto
        jsr     text_clear_to_end
        ldx     #NAME_MOST
        jsr     line_input
        bcs     @leave
        beq     @none
        jsr     line_upper
        jsr     name_good
        bcs     @refuse
        jsr     name_keep
        clc
@leave: rts
@none:  sec
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

; line_buffer and the suffix become the wanted name.
.proc name_keep
        ldx     #0
@copy:  lda     line_buffer,x
        beq     @suffix
        sta     wanted_name,x
        inx
        bne     @copy                   ; always
@suffix:
        ldy     #0
@add:   lda     suffix_text,y
        sta     wanted_name,x
        beq     files_set_name
        iny
        inx
        bne     @add                    ; always
.endproc

;;; files_set_name -- hand the wanted name to the file system
;;; in:       the wanted name
;;; out:      fs_name
;;; clobbers: A X
;;; cycles:   -
.proc files_set_name
        ldx     #0
@copy:  lda     wanted_name,x
        sta     fs_name,x
        beq     @done
        inx
        bne     @copy                   ; always
@done:  rts
.endproc

;;; files_exists -- is the wanted name on the disk?
;;; in:       the wanted name
;;; out:      C = 0, A = 1 yes, 0 no; C = 1, A = error
;;; clobbers: X Y and scratch
;;; cycles:   -
.proc files_exists
        jsr     fs_catalog_first
@next:  bcs     @end
        ldx     #0
@same:  lda     fs_name,x
        cmp     wanted_name,x
        bne     @other
        inx
        tay
        bne     @same
        lda     #1                      ; alike to the last
        clc
        rts
@other: jsr     fs_catalog_next
        jmp     @next
@end:   cmp     #1                      ; 0 = the catalog's end: not there
        tax                             ; Z for the caller
        rts
.endproc

;;; files_suffix -- is the file of fs_name a battle? then the suffix is cut off
;;; in:       fs_name
;;; out:      C = 0, fs_name without suffix; C = 1 it is something else
;;; clobbers: A X Y
;;; cycles:   -
.proc files_suffix
        ldx     #0
@point: lda     fs_name,x
        beq     @no
        cmp     #'.'
        beq     @found
        inx
        bne     @point                  ; always
@found: stx     name_col
        ldy     #0
@same:  lda     fs_name,x
        cmp     suffix_text,y
        bne     @no
        inx
        iny
        cmp     #0
        bne     @same
        ldx     name_col
        sta     fs_name,x               ; A = 0: ends before the point
        clc
        rts
@no:    sec
        rts
.endproc

;;; files_show_error -- say on the prompt row what went wrong, and wait for a key
;;; in:       A = DISK_ERR_* 0..8
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc files_show_error
        pha
        jsr     sound_refuse
        pla
        cmp     #ERRORS
        bcc     @known
        lda     #0
@known: tax
        lda     error_hi,x
        tay
        lda     error_lo,x
        jsr     page_prompt
        print_at 1, AGAIN_ROW, msg_again
        jmp     any_key
.endproc

ERRORS          = 9
error_lo:       .byte <msg_err_0, <msg_err_1, <msg_err_2, <msg_err_3, <msg_err_4
                .byte <msg_err_5, <msg_err_6, <msg_err_7, <msg_err_8
error_hi:       .byte >msg_err_0, >msg_err_1, >msg_err_2, >msg_err_3, >msg_err_4
                .byte >msg_err_5, >msg_err_6, >msg_err_7, >msg_err_8

        .import msg_err_0, msg_err_1, msg_err_2, msg_err_3, msg_err_4
        .import msg_err_5, msg_err_6, msg_err_7, msg_err_8

        .segment "FILES_BSS"
name_col:       .res 1
name_row:       .res 1
