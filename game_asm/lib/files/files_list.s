; The files of a kind, numbered: to be read, or one to be taken by its number.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/disk.inc"
        .include "lib/files/files.inc"

LIST_ROW        = 11            ; below the question for a name
LIST_ROWS       = 10
LIST_COLUMN_1   = 1
LIST_COLUMN_2   = 20
LIST_MOST       = 2 * LIST_ROWS

        .import files_insert, files_show_error, files_suffix, files_kind
        .import fs_name, fs_catalog_first, fs_catalog_next, line_buffer
        .import page_prompt, text_clear_row, text_goto, text_print, text_number_right

        .segment "FILES_BSS"
list_kind:      .res 1
list_wanted:    .res 1                  ; number to take, 0 = list them
list_number:    .res 1
list_shown:     .res 1                  ; how many have had their page

        .segment "FILES_LIST"
        .export files_list

;;; files_list -- list the next twenty files of a kind with their numbers, or take the name of one
;;; in:       A = 0, or the number; X = how many have been listed, 0 to begin with the first;
;;;           files_kind
;;; out:      C = 0 the list, X = how many come before the next one, or line_buffer = the name;
;;;           C = 1: A = 0 Escape, A = '?' an error was told: draw the page again and ask again;
;;;           files_kind kept
;;; clobbers: Y, all scratch, what the disk calls use and what drawing uses
;;; cycles:   -
.proc files_list
        sta     list_wanted
        stx     list_shown
        jsr     files_insert
        lda     #0
        bcc     @in
        rts
@in:    sta     list_number
        lda     files_kind
        sta     list_kind
        print_prompt msg_restart_work
        lda     list_wanted
        bne     @first
        ldy     #LIST_ROW
@clear: jsr     text_clear_row
        iny
        cpy     #LIST_ROW + LIST_ROWS + 1
        bcc     @clear
@first: jsr     fs_catalog_first
@next:  bcs     @last
        jsr     files_suffix
        bcs     @skip
        cmp     list_kind
        bne     @skip
        cpx     #NAME_MOST + 1
        bcs     @skip                   ; nobody can have typed that
        inc     list_number
        lda     list_wanted
        beq     @list
        cmp     list_number
        bne     @skip
@copy:  lda     fs_name,x
        sta     line_buffer,x
        dex
        bpl     @copy
        bmi     @done                   ; always
@list:  clc
        lda     list_number
        sbc     list_shown              ; one more: from 0 on
        bcc     @skip
        cmp     #LIST_MOST
        bcs     @skip
        jsr     list_cell
@skip:  jsr     fs_catalog_next
        jmp     @next
@last:  cmp     #1
        bcs     @error
        lda     list_wanted
        bne     @none
        print_prompt msg_list_prompt
        lda     list_number
        bne     @more
        print_at LIST_COLUMN_1, LIST_ROW, msg_list_none
@more:  clc
        lda     list_shown
        adc     #LIST_MOST
        cmp     list_number
        bcc     @again
        lda     #0                      ; the list begins again
        beq     @set                    ; always
@again: pha
        print_at LIST_COLUMN_1, LIST_ROW + LIST_ROWS, msg_list_more
        pla
@set:   sta     list_shown
@done:  clc
        bcc     @kind                   ; always
@none:  lda     #DISK_ERR_NOT_FOUND
@error: jsr     files_show_error
        sec
@kind:  lda     list_kind
        sta     files_kind
        ldx     list_shown
        lda     #'?'
        rts
.endproc

; The number and the name of a file, in place A of the list.
.proc list_cell
        ldx     #LIST_COLUMN_1
        cmp     #LIST_ROWS
        bcc     @row
        sbc     #LIST_ROWS
        ldx     #LIST_COLUMN_2
@row:   clc
        adc     #LIST_ROW
        tay
        jsr     text_goto
        lda     list_number
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        ldx     #2
        jsr     text_number_right
        inc     zp_text_col
        lda     #<fs_name
        ldy     #>fs_name
        jmp     text_print
.endproc
