; Sectors of the table of contents and the catalog, each kept twice.  Everybody reads track 17; the
; copy on track 16 serves where that cannot be read.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "lib/fs/fs.inc"
        .import disk_read, disk_write, disk_write_as, fs_list_release
        .import fs_from_copy, fs_slot_sector, fs_vtoc, fs_catalog, old_list

        .segment "FS_BSS"
fs_ways:        .res 1

        .segment "FS"
        .export fs_dir_read, fs_dir_heal, fs_dir_new, fs_dir_turn

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

;;; fs_dir_heal -- write a sector of track 17 again when only its copy could be read
;;; in:       X = sector; A = page, as fs_dir_read left it; zp_disk_drive; fs_from_copy
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: X Y zp_disk_* zp_rwts_* disk_scratch and what the disk calls use
;;; cycles:   -
.proc fs_dir_heal                       ; before the copy is written over
        jsr     place
        lda     fs_from_copy,x
        clc
        beq     @end
        lda     #FS_TRACK
        sta     zp_disk_track
        lda     #WRITE_FALSE | WRITE_TRUE | WRITE_CHECK
        jmp     disk_write_as
@end:   rts
.endproc

;;; fs_dir_new -- write a sector and its copy on a disk that holds nothing yet
;;; in:       X = sector; A = page that holds it; zp_disk_drive
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: X Y zp_disk_* zp_rwts_* disk_scratch and what the disk calls use
;;; cycles:   -
.proc fs_dir_new
        jsr     place
        lda     #FS_MIRROR
        jsr     @write
        bcs     @end
        lda     #FS_TRACK
@write: sta     zp_disk_track
        jmp     disk_write
@end:   rts
.endproc

;;; fs_dir_turn -- turn the disk from the old file to the new: the map and one sector of the catalog
;;; in:       fs_vtoc with the new file's sectors taken; fs_catalog = the sector fs_slot_sector;
;;;           old_list fs_list = the list of a file that goes, track 0: none; both sectors of track
;;;           17 are whole; zp_disk_drive
;;; out:      C = 0, the old file's sectors are free in fs_vtoc; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_t0 zp_t1 zp_disk_* zp_rwts_* disk_scratch and what the disk calls use
;;; cycles:   -
.proc fs_dir_turn
        lda     #FS_MIRROR              ; nobody reads it while the other is whole
        sta     zp_disk_track
        lda     #WRITE_TRUE
        jsr     both
        bcs     both_end
        lda     #WRITE_CHECK
        jsr     both
        bcc     @copied
        lda     #WRITE_TRUE | WRITE_CHECK
        jsr     both
        bcs     both_end
@copied:
        lda     #FS_TRACK
        sta     zp_disk_track
        lda     #WRITE_FALSE            ; from here on the copies serve: the map's, then the entry's
        jsr     both
        bcs     both_end
        lda     old_list                ; the copy may go on holding what is free now
        beq     @true
        ldx     old_list+1
        jsr     fs_list_release
@true:  lda     #WRITE_TRUE             ; should that not be good, the copies are
        jsr     both
        bcs     both_end
        lda     #WRITE_CHECK            ; the disk may have gone while the last was written
.endproc
        falls_into both

; Do A = WRITE_* with the map, then with the catalog's sector.
.proc both
        sta     fs_ways
        ldx     #FS_VTOC
        lda     #>fs_vtoc
        jsr     @one
        bcs     both_end
        ldx     fs_slot_sector
        lda     #>fs_catalog
@one:   jsr     place
        lda     fs_ways
        jmp     disk_write_as
.endproc

both_end:
        rts

.proc place
        sta     zp_disk_buf+1
        stx     zp_disk_sector
        lda     #0
        sta     zp_disk_buf
        rts
.endproc
