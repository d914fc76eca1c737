; Deleting a file.
        .include "zeropage.inc"
        .include "lib/fs.inc"
        .import fs_mount, fs_same_disk, fs_find, fs_dir_write, fs_list_read, fs_list_release
        .import fs_catalog, fs_cat_sector, fs_vtoc

        .segment "FS_BSS"
gone_list:      .res 2

        .segment "FS"
        .export fs_delete

;;; fs_delete -- take a file off the SAVE disk: first its entry, then its sectors
;;; in:       fs_name
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_t0 zp_t1 zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc fs_delete
        jsr     fs_mount
        bcs     @end
        jsr     fs_find
        bcs     @end
        lda     fs_catalog+ENTRY_LIST,x
        sta     gone_list
        sta     fs_catalog+ENTRY_KEPT,x
        lda     fs_catalog+ENTRY_LIST+1,x
        sta     gone_list+1
        lda     #FS_DELETED
        sta     fs_catalog+ENTRY_LIST,x
        ldx     fs_cat_sector
        lda     #>fs_catalog
        jsr     fs_dir_write
        bcs     @end
        lda     gone_list
        ldx     gone_list+1
        jsr     fs_list_read
        bcs     @done                   ; its sectors stay taken; the file is gone all the same
        lda     gone_list
        ldx     gone_list+1
        jsr     fs_list_release
        jsr     fs_same_disk
        bcs     @end
        ldx     #FS_VTOC
        lda     #>fs_vtoc
        jmp     fs_dir_write
@done:  clc
@end:   rts
.endproc
