; Listing the files of the SAVE disk.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import fs_mount, fs_walk_start, fs_walk_step, fs_catalog, fs_entry, fs_name

        .segment "FS"
        .export fs_catalog_first, fs_catalog_next

;;; fs_catalog_first -- the first file of the SAVE disk
;;; in:       none
;;; out:      C = 0, fs_name, A = its sectors (low byte); C = 1, A = 0: no more, else DISK_ERR_*
;;; clobbers: X Y zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc fs_catalog_first
        jsr     fs_mount
        bcs     @end
        jsr     fs_walk_start
        bcc     fs_catalog_next
@end:   rts
.endproc

;;; fs_catalog_next -- the file after it
;;; in:       fs_catalog_first was called, no other file routine since
;;; out:      as fs_catalog_first
;;; clobbers: X Y zp_disk_* zp_rwts_* fs_entry
;;; cycles:   -
.proc fs_catalog_next
        jsr     fs_walk_step
        bcs     @end
        cmp     #1
        bcc     @last                   ; never used: nor is any behind it
        cmp     #FS_DELETED
        beq     fs_catalog_next
        ldy     #0
@char:  lda     fs_catalog+ENTRY_NAME,x
        and     #$7F
        sta     fs_name,y
        inx
        iny
        cpy     #FS_NAME_BYTES
        bcc     @char
@trim:  lda     #0                      ; Y = where the name ends
        sta     fs_name,y
        dey
        bmi     @named
        lda     fs_name,y
        cmp     #' '
        beq     @trim
@named: ldx     fs_entry
        lda     fs_catalog+ENTRY_SIZE,x
        clc
@end:   rts
@last:  sec                             ; A = 0
        rts
.endproc
