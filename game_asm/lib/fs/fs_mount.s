; Looking at the disk before anything is done to it.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import fs_dir_read, fs_vtoc

        .segment "LOW_BSS"
fs_one_drive:   .res 1                  ; 1 = the SAVE disk goes into drive 1; 0 = into drive 2

        .segment "FS"
        .export fs_mount, fs_drive, fs_one_drive, fs_mark, FS_MARK_BYTES

fs_mark:        .byte "GROGNARD SAVE 1"
FS_MARK_BYTES   = * - fs_mark

;;; fs_mount -- read the table of contents of the SAVE disk, and see that it is one
;;; in:       none
;;; out:      C = 0, fs_vtoc; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc fs_mount
        jsr     fs_drive
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

;;; fs_drive -- choose the drive of the SAVE disk
;;; in:       fs_one_drive
;;; out:      zp_disk_drive
;;; clobbers: A
;;; cycles:   <= 20
.proc fs_drive
        lda     fs_one_drive
        eor     #1
        sta     zp_disk_drive
        rts
.endproc
