; Deleting a file of a SAVE disk.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "lib/files/files.inc"

NAME_ROW        = 5
SURE_ROW        = 9

        .import files_page, msg_page_delete
        .import files_ask_name, files_help, files_set_name, files_show_error, fs_delete
        .import page_prompt, ask_yes_no, any_key, text_goto, text_print

        .segment "FILES_BSS"
kind_wanted:    .res 1

        .segment "FILES"
        .export files_delete

;;; files_delete -- ask which file, ask whether it is meant, delete it
;;; in:       A = kind
;;; out:      none
;;; clobbers: A X Y files_kind, all scratch, what the disk calls use, what line_input uses and
;;;           what drawing uses
;;; cycles:   -
.proc files_delete
        sta     kind_wanted
@page:  ldx     kind_wanted
        lda     #<msg_page_delete
        ldy     #>msg_page_delete
        jsr     files_page
        ldy     #NAME_ROW
        lda     kind_wanted
        jsr     files_ask_name
        bcc     @named
        cmp     #'?'
        beq     @page
        rts
@help:  jsr     files_help
        jmp     @page
@named: print_at 1, SURE_ROW, msg_delete_sure
        jsr     ask_yes_no
        bcs     @yes
        bne     @help
        rts
@yes:
        print_prompt msg_delete_work
        jsr     files_set_name
        jsr     fs_delete
        bcs     @error
        print_prompt msg_delete_done
        jmp     any_key
@error: jmp     files_show_error
.endproc
