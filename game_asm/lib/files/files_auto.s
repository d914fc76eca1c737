; A file that is written and read without asking for a name: the player has chosen none.
        .include "zeropage.inc"

        .import files_kind, files_keep_name, files_put, files_get, fs_look, line_buffer
        .import msg_files_auto

        .segment "FILES"
        .export files_auto_put, files_auto_get

;;; files_auto_put -- write the file, or over the one that was written so before
;;; in:       A = kind; what files_put wants
;;; out:      C = 0; C = 1, A = DISK_ERR_*; files_kind
;;; clobbers: X Y line_buffer fs_name and what fs_look and files_put spoil
;;; cycles:   -
.proc files_auto_put
        jsr     name
        jsr     fs_look
        bcs     @end
        jmp     files_put
@end:   rts
.endproc

;;; files_auto_get -- read what files_auto_put wrote
;;; in:       A = kind
;;; out:      as files_get; files_kind
;;; clobbers: line_buffer fs_name and what files_get spoils
;;; cycles:   -
.proc files_auto_get
        jsr     name
        jmp     files_get
.endproc

; fs_name for kind A.
.proc name
        sta     files_kind
        ldx     #0
@copy:  lda     msg_files_auto,x
        sta     line_buffer,x
        beq     @named
        inx
        bne     @copy                   ; always
@named: jmp     files_keep_name
.endproc
