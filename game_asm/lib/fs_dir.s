; Sectors of the table of contents and the catalog, each kept twice.
        .include "zeropage.inc"
        .include "lib/fs.inc"
        .import disk_read, disk_write

        .segment "FS"
        .export fs_dir_read, fs_dir_write

;;; fs_dir_read -- read a sector of track 17, or its copy when it cannot be read
;;; in:       X = sector; A = page to read to; zp_disk_drive
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: X Y zp_disk_* zp_rwts_*
;;; cycles:   -
.proc fs_dir_read
        jsr     place
        lda     #FS_TRACK
        jsr     @read
        bcc     @end
        cmp     #DISK_ERR_IO
        bne     @fail                   ; no disk, no format: no copy either
        lda     #FS_MIRROR
@read:  sta     zp_disk_track
        jmp     disk_read
@fail:  sec
@end:   rts
.endproc

;;; fs_dir_write -- write a sector of track 17 after its copy, so that one of the two is whole
;;; in:       X = sector; A = page that holds it; zp_disk_drive
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: X Y zp_disk_* zp_rwts_*
;;; cycles:   -
.proc fs_dir_write
        jsr     place
        lda     #FS_MIRROR
        jsr     @write
        bcs     @end
        lda     #FS_TRACK
@write: sta     zp_disk_track
        jmp     disk_write
@end:   rts
.endproc

.proc place
        sta     zp_disk_buf+1
        stx     zp_disk_sector
        lda     #0
        sta     zp_disk_buf
        rts
.endproc
