; The care of SAVE disks: INIT, CATALOG, DELETE.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "screens/files.inc"

KEY_ESCAPE      = $1B
NAME_COLUMN     = 20
NAME_ROW        = 3
SURE_ROW        = 7
LIST_FIRST_ROW  = 3
LIST_LAST_ROW   = 20
LIST_COLUMN_1   = 1
LIST_COLUMN_2   = 21
KIND_WIDTH      = 13            ; from a name to its kind

        .import fs_one_drive, fs_drive, fs_serial, game_disk_check, rng_word, sound_refuse
        .import files_insert, files_taken_out
        .import fs_name, fs_format, fs_delete, fs_catalog_first, fs_catalog_next, fs_free
        .import files_ask_name, files_set_name, files_suffix, files_show_error
        .import page_show, page_prompt, page_choice, help_show, ask_yes_no, any_key, key_flush
        .import text_goto, text_print, text_number

        .segment "FILES_BSS"
list_col:       .res 1
list_row:       .res 1
list_any:       .res 1                  ; something was listed
kind_wanted:    .res 1

        .segment "FILES"
        .export files_disks

;;; files_disks -- the care of SAVE disks, until Escape
;;; rule:     14.0.1 14.0.2  INIT, CATALOG, DELETE squad, DELETE game
;;; in:       none
;;; out:      none
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc files_disks
        lda     #<msg_disks
        ldy     #>msg_disks
        ldx     fs_one_drive
        beq     @page
        lda     #<msg_disks_one
        ldy     #>msg_disks_one
@page:  ldx     #5
        jsr     page_choice
        bcc     @chosen
        cmp     #KEY_ESCAPE
        beq     @leave
        lda     #HELP_MENU
        jsr     help_show
        jmp     files_disks
@leave: rts
@chosen:
        cmp     #5
        beq     @drives
        cmp     #2
        beq     @catalog
        bcs     @delete
        jsr     init
        jmp     files_disks
@catalog:
        jsr     catalog
        jmp     files_disks
@delete:
        ldx     #KIND_SQUAD
        cmp     #3
        beq     @kind
        ldx     #KIND_GAME
@kind:  stx     kind_wanted
        jsr     delete
        jmp     files_disks
@drives:
        lda     fs_one_drive
        eor     #1
        sta     fs_one_drive
        jsr     files_taken_out
        jmp     files_disks
.endproc

        .import msg_disks, msg_disks_one

.proc init
        print_page msg_init
        jsr     ask_yes_no
        bcc     @done
        jsr     files_taken_out         ; whatever was in: now the other one
        jsr     files_insert
        bcs     @done
        jsr     fs_drive
        jsr     game_disk_check
        bcc     @game
        print_prompt msg_init_work
        jsr     rng_word
        lda     zp_die
        sta     fs_serial
        lda     zp_die+1
        sta     fs_serial+1
        jsr     fs_format
        bcs     @error
        jsr     key_flush               ; what was typed while the disk turned
        print_prompt msg_init_done
        jmp     any_key
@game:  jsr     files_taken_out
        jsr     sound_refuse
        print_prompt msg_init_game
        jmp     any_key
@error: jmp     files_show_error
@done:  rts
.endproc

.proc delete
@page:  lda     #<msg_delete_game
        ldy     #>msg_delete_game
        ldx     kind_wanted
        beq     @show
        lda     #<msg_delete_squad
        ldy     #>msg_delete_squad
@show:  jsr     page_show
        ldx     #NAME_COLUMN
        ldy     #NAME_ROW
        lda     kind_wanted
        jsr     files_ask_name
        bcc     @named
        cmp     #'?'
        beq     @page
        rts
@named: print_at 1, SURE_ROW, msg_delete_sure
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

        .import msg_delete_game, msg_delete_squad

; All games and squads, two columns a page.
.proc catalog
        print_page msg_catalog
        jsr     files_insert
        bcs     catalog_done
        lda     #0
        sta     list_any
        jsr     list_top
        jsr     fs_catalog_first
@next:  bcs     @end
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
        bne     @squad
        print_msg msg_catalog_game
        jmp     @skip
@squad: print_msg msg_catalog_squad
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

.proc catalog_done
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
        lda     #LIST_COLUMN_1
@column:
        sta     list_col
@place: ldx     list_col
        ldy     list_row
        jmp     text_goto
.endproc
