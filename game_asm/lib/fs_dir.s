; Sectors of the table of contents and the catalog, each kept twice.  The copy is written first, but
; when the sector of track 17 is spoiled, that one: it must not be the only one left half-written.
        .include "zeropage.inc"
        .include "lib/fs.inc"
        .import disk_read, disk_write_whole, disk_write_copy, disk_write_quick
        .import fs_from_copy

        .segment "FS"
        .export fs_dir_read, fs_dir_write, fs_dir_main

;;; fs_dir_read -- read a sector of track 17, or its copy when it cannot be read
;;; in:       X = sector; A = page to read to; zp_disk_drive
;;; out:      C = 0, fs_from_copy of the sector; C = 1, A = DISK_ERR_*
;;; clobbers: X Y zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc fs_dir_read
        jsr     place
        lda     #0
        sta     fs_from_copy,x
        lda     #FS_TRACK
        jsr     @read
        bcc     @end
        cmp     #DISK_ERR_IO
        bne     @fail                   ; no disk, no format: no copy either
        ldx     zp_disk_sector
        inc     fs_from_copy,x
        lda     #FS_MIRROR
@read:  sta     zp_disk_track
        jmp     disk_read
@fail:  sec
@end:   rts
.endproc

;;; fs_dir_write -- write a sector of track 17 and its copy so that at any moment one is whole
;;; in:       X = sector; A = page that holds it; zp_disk_drive; fs_from_copy from its reading
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: X Y zp_disk_* zp_rwts_* disk_scratch and what the disk calls use
;;; cycles:   -
.proc fs_dir_write
        jsr     place
        lda     fs_from_copy,x
        lsr     a
        bcs     @spoiled
        lda     #FS_MIRROR              ; nobody reads it while the other is whole: if power is cut
        sta     zp_disk_track           ; now it is written again before it is ever needed
        jsr     disk_write_quick
        bcs     @fail
        lda     #FS_TRACK
        bne     @second                 ; always
@spoiled:
        lda     #FS_TRACK               ; what the disk knows is in the copy
        sta     zp_disk_track
        jsr     disk_write_copy
        bcs     @fail
        lda     #FS_MIRROR
@second:
        sta     zp_disk_track
        jsr     disk_write_whole
        bcs     @fail
        ldx     zp_disk_sector
        lda     #0
        sta     fs_from_copy,x          ; now both are whole
        rts
@fail:  lda     zp_disk_error
        rts                             ; C = 1
.endproc

;;; fs_dir_main -- write a sector of track 17 alone, when its copy as it stands would serve as well
;;; in:       X = sector; A = page that holds it; zp_disk_drive
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: X Y zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc fs_dir_main
        jsr     place
        lda     #FS_TRACK
        sta     zp_disk_track
        jmp     disk_write_copy
.endproc

.proc place
        sta     zp_disk_buf+1
        stx     zp_disk_sector
        lda     #0
        sta     zp_disk_buf
        rts
.endproc
