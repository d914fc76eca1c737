; Looking at the disk before anything is done to it.
        .include "zeropage.inc"
        .include "lib/fs.inc"
        .import fs_dir_read, fs_vtoc

        .segment "FS"
        .export fs_mount, fs_mark, FS_MARK_BYTES

fs_mark:        .byte "GROGNARD SAVE 1"
FS_MARK_BYTES   = * - fs_mark

;;; fs_mount -- read the table of contents of the SAVE disk, and see that it is one
;;; in:       none
;;; out:      C = 0, fs_vtoc; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_disk_* zp_rwts_*
;;; cycles:   -
.proc fs_mount
        lda     #FS_DRIVE
        sta     zp_disk_drive
        ldx     #FS_VTOC
        lda     #>fs_vtoc
        jsr     fs_dir_read
        bcs     @end
        ldx     #FS_MARK_BYTES - 1
@byte:  lda     fs_vtoc+VTOC_MARK,x
        cmp     fs_mark,x
        bne     @foreign
        dex
        bpl     @byte
        clc
        rts
@foreign:
        lda     #DISK_ERR_FOREIGN
        sec
@end:   rts
.endproc
