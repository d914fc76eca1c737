; What is on a SAVE disk.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "lib/fs/fs.inc"

LIST_FIRST_ROW  = 3
LIST_LAST_ROW   = 20
LIST_COLUMN_1   = 1
LIST_COLUMN_2   = 21
KIND_WIDTH      = 13            ; from a name to its kind

        .import files_word, files_insert, files_suffix, files_show_error
        .import fs_name, fs_catalog_first, fs_catalog_next, fs_free, files_room
        .import page_show, page_prompt, any_key, text_goto, text_print
        .import text_clear_row

        .segment "FILES_BSS"
list_col:       .res 1
list_row:       .res 1
list_any:       .res 1                  ; something was listed
list_names:     .res 1                  ; files of any kind

        .segment "FILES"
        .export files_catalog

;;; files_catalog -- list the game's files, two columns a page, and the room that is left
;;; in:       none
;;; out:      none
;;; clobbers: A X Y files_kind, all scratch, what the disk calls use and what drawing uses
;;; cycles:   -
.proc files_catalog
        print_page msg_catalog
        jsr     files_insert
        bcs     list_left
        print_prompt msg_restart_work
        lda     #0
        sta     list_any
        sta     list_names
        jsr     list_top
        jsr     fs_catalog_first
@next:  bcs     @end
        inc     list_names
        jsr     files_suffix
        bcs     @skip                   ; no file of ours
        pha
        jsr     list_cell
        lda     #<fs_name
        ldy     #>fs_name
        jsr     text_print
        lda     list_col
        clc
        adc     #KIND_WIDTH
        sta     zp_text_col
        pla
        tax
        jsr     files_word
@skip:  jsr     fs_catalog_next
        jmp     @next
@end:   cmp     #1
        bcs     @error
        lda     list_any
        bne     @free
        print_at 0, 1, msg_catalog_empty
@free:  jsr     fs_free
        bcs     @error
        ldy     #LIST_LAST_ROW+2
        jsr     text_clear_row
        ldx     #1
        ldy     #LIST_LAST_ROW+2
        jsr     text_goto
        sec
        lda     #FS_NAMES
        sbc     list_names
        bcs     @room
        lda     #0                      ; a catalog that another program has made longer
@room:  jsr     files_room
        jmp     any_key
@error: jmp     files_show_error
.endproc

.proc list_left
        rts
.endproc

.proc list_top
        lda     #LIST_COLUMN_1
        sta     list_col
        lda     #LIST_FIRST_ROW-1
        sta     list_row
        rts
.endproc

; Text cursor to the next place of the list; a full page waits for a key first.
.proc list_cell
        lda     #1
        sta     list_any
        inc     list_row
        lda     list_row
        cmp     #LIST_LAST_ROW
        bcc     @place
        lda     #LIST_FIRST_ROW
        sta     list_row
        lda     list_col
        cmp     #LIST_COLUMN_2
        lda     #LIST_COLUMN_2
        bcc     @column
        print_prompt msg_catalog_more
        jsr     any_key
        print_page msg_catalog
        print_prompt msg_restart_work
        lda     #LIST_COLUMN_1
@column:
        sta     list_col
@place: ldx     list_col
        ldy     list_row
        jmp     text_goto
.endproc
