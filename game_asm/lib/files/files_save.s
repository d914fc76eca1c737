; Writing a file under a name that the player types, and fetching one.  What is in it is the
; game's: files_put writes it and files_get reads it, with fs_name set and files_kind said.
;   files_put   C = 0; C = 1, A = DISK_ERR_*
;   files_get   C = 0; C = 1, A = DISK_ERR_* or FILES_EDITION

        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/disk.inc"
        .include "lib/files/files.inc"

NAME_ROW        = 5
REPLACE_ROW     = 9

        .import files_put, files_get
        .import files_help, files_disks, files_ask_name, files_set_name, files_show_error, fs_look
        .import page_prompt, ask_yes_no, any_key, text_goto, text_print

        .segment "FILES"
        .export files_save_as, files_fetch

;;; files_save_as -- on a page that asks for a name: take it and write the file
;;; in:       A = kind
;;; out:      C = 0 written; C = 1: A = 0, Z = 1 the player leaves it, else another name or the same
;;;           is wanted: show the page again
;;; clobbers: A X Y files_kind, all scratch, what the disk calls use, what line_input uses and
;;;           what drawing uses
;;; cycles:   -
.proc files_save_as
        ldy     #NAME_ROW
        jsr     files_ask_name
        bcs     @end
        print_prompt msg_restart_work
        jsr     fs_look
        bcs     @error
        beq     @write                  ; a new name
        print_prompt msg_save_choice
        print_at 1, REPLACE_ROW, msg_save_replace
        jsr     ask_yes_no
        bcs     @replace
        beq     @again
        jsr     files_help
@again: lda     #'?'
        sec
        rts
@replace:
        print_prompt msg_save_work
        jsr     fs_look                 ; the disk may be another by now
        bcs     @error
        bcc     @put                    ; always
@write: print_prompt msg_save_work
@put:   jsr     files_put
        bcs     @error
        print_prompt msg_save_done
        jsr     any_key
        clc
@end:   rts
@error: pha
        jsr     files_show_error
        pla
        cmp     #DISK_ERR_UNFORMATTED
        beq     @care
        cmp     #DISK_ERR_FULL
        beq     @care
        cmp     #DISK_ERR_FOREIGN
        bne     @once_more
@care:  jsr     files_disks             ; INIT or DELETE help, and the battle waits
@once_more:
        lda     #1
        sec
        rts
.endproc

;;; files_fetch -- on a page that asks for a name: take it and read the file
;;; in:       A = kind
;;; out:      C = 0 read; C = 1, A = 0 the player leaves it, else show the page again; changes the
;;;           state
;;; clobbers: A X Y files_kind, the memory read to, all scratch, what the disk calls use, what
;;;           line_input uses and what drawing uses
;;; cycles:   -
.proc files_fetch
        ldy     #NAME_ROW
        jsr     files_ask_name
        bcs     @end
        print_prompt msg_restart_work
        jsr     files_set_name
        jsr     files_get
        bcc     @end
        cmp     #FILES_EDITION
        beq     @old
        jsr     files_show_error
        jmp     @again
@old:   print_prompt msg_restart_old
        jsr     any_key
@again: lda     #1
        sec
@end:   rts
.endproc
