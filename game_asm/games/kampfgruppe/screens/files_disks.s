; The care of SAVE disks: INIT, CATALOG, DELETE.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

KEY_ESCAPE      = $1B
NAME_COLUMN     = 20
NAME_ROW        = 3
SURE_ROW        = 7
LIST_FIRST_ROW  = 3
LIST_LAST_ROW   = 20
LIST_COLUMN_1   = 1
LIST_COLUMN_2   = 21

        .import fs_serial, rng_seed
        .import fs_name, fs_format, fs_delete, fs_catalog_first, fs_catalog_next, fs_free
        .import files_ask_name, files_set_name, files_suffix, files_show_error
        .import page_show, page_prompt, page_choice, ask_yes_no, any_key, key_flush
        .import text_goto, text_print, text_number

        .segment "FILES_BSS"
list_col:       .res 1
list_row:       .res 1
list_any:       .res 1                  ; something was listed

        .segment "FILES"
        .export files_disks

;;; files_disks -- the care of SAVE disks, until Escape
;;; rule:     1.3.2  disks can be made in play
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_disks
        lda     #<msg_disks
        ldy     #>msg_disks
        ldx     #3
        jsr     page_choice
        bcc     @chosen
        cmp     #KEY_ESCAPE
        bne     files_disks
        rts
@chosen:
        cmp     #2
        beq     @catalog
        bcs     @delete
        jsr     init
        jmp     files_disks
@catalog:
        jsr     catalog
        jmp     files_disks
@delete:
        jsr     delete
        jmp     files_disks
.endproc

        .import msg_disks

.proc init
        print_page msg_init
        jsr     ask_yes_no
        bcc     @done
        print_prompt msg_init_work
        lda     rng_seed                ; the player's pace has stirred it; a draw would change
        sta     fs_serial               ; the battle
        lda     rng_seed+1
        sta     fs_serial+1
        jsr     fs_format
        bcs     @error
        jsr     key_flush               ; what was typed while the disk turned
        print_prompt msg_init_done
        jmp     any_key
@error: jmp     files_show_error
@done:  rts
.endproc

.proc delete
        print_page msg_delete
        ldx     #NAME_COLUMN
        ldy     #NAME_ROW
        jsr     files_ask_name
        bcs     @done
        print_at 1, SURE_ROW, msg_delete_sure
        jsr     ask_yes_no
        bcc     @done
        jsr     files_set_name
        jsr     fs_delete
        bcs     @error
        print_prompt msg_delete_done
        jmp     any_key
@error: jmp     files_show_error
@done:  rts
.endproc

; All battles, two columns a page.
.proc catalog
        print_page msg_catalog
        lda     #0
        sta     list_any
        jsr     list_top
        jsr     fs_catalog_first
@next:  bcs     @end
        jsr     files_suffix
        bcs     @skip                   ; no file of ours
        jsr     list_cell
        lda     #<fs_name
        ldy     #>fs_name
        jsr     text_print
@skip:  jsr     fs_catalog_next
        jmp     @next
@end:   cmp     #1
        bcs     @error
        lda     list_any
        bne     @free
        print_msg msg_catalog_empty
@free:  jsr     fs_free
        bcs     @error
        ldx     #1
        ldy     #LIST_LAST_ROW+2
        jsr     text_goto
        jsr     text_number
        inc     zp_text_col
        print_msg msg_catalog_free
        jmp     any_key
@error: jmp     files_show_error
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
        lda     #LIST_COLUMN_1
@column:
        sta     list_col
@place: ldx     list_col
        ldy     list_row
        jmp     text_goto
.endproc
