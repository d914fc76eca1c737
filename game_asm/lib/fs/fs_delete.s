; Deleting a file.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import fs_look, fs_dir_turn, save_read_old, save_read_entry, fs_catalog

        .segment "FS"
        .export fs_delete

;;; fs_delete -- take a file off the SAVE disk; when its list cannot be read its sectors stay taken
;;; in:       fs_name
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_t0 zp_t1 zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc fs_delete
        jsr     fs_look
        bcs     @end
        beq     @none
        jsr     save_read_old
        jsr     save_read_entry
        bcs     @end
        lda     fs_catalog+ENTRY_LIST,x
        sta     fs_catalog+ENTRY_KEPT,x
        lda     #FS_DELETED
        sta     fs_catalog+ENTRY_LIST,x
        jmp     fs_dir_turn
@none:  lda     #DISK_ERR_NOT_FOUND
        sec
@end:   rts
.endproc
