; What went wrong with the SAVE disk, in words.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/disk.inc"

        .import files_taken_out, fs_one_drive
        .import text_goto, text_print, sound_refuse, page_prompt, any_key

AGAIN_ROW       = 23

        .segment "FILES"
        .export files_show_error

;;; files_show_error -- say on the prompt row what went wrong, and wait for a key
;;; in:       A = DISK_ERR_* 0..9
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc files_show_error
        pha
        jsr     sound_refuse
        pla
        cmp     #ERRORS
        bcc     @known
        lda     #0
@known: pha
        jsr     files_taken_out
        pla
        tax
        ldy     fs_one_drive
        beq     @words
        cpx     #DISK_ERR_NO_DISK       ; the words name the drive
        bne     @words
        ldx     #ERRORS
@words: lda     error_hi,x
        tay
        lda     error_lo,x
        jsr     page_prompt
        print_at 1, AGAIN_ROW, msg_again
        jmp     any_key
.endproc

ERRORS          = 10
error_lo:       .byte <msg_err_0, <msg_err_1, <msg_err_2, <msg_err_3, <msg_err_4
                .byte <msg_err_5, <msg_err_6, <msg_err_7, <msg_err_8, <msg_err_9, <msg_err_one
error_hi:       .byte >msg_err_0, >msg_err_1, >msg_err_2, >msg_err_3, >msg_err_4
                .byte >msg_err_5, >msg_err_6, >msg_err_7, >msg_err_8, >msg_err_9, >msg_err_one

        .import msg_err_0, msg_err_1, msg_err_2, msg_err_3, msg_err_4
        .import msg_err_5, msg_err_6, msg_err_7, msg_err_8, msg_err_9, msg_err_one
