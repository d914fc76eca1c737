; A file's list of sectors.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import disk_read, fs_list, fs_release

        .segment "FS"
        .export fs_list_read, fs_list_sector, fs_list_release

;;; fs_list_read -- read the list of sectors of a file
;;; in:       A = track, X = sector of the list; zp_disk_drive
;;; out:      C = 0, fs_list; C = 1, A = DISK_ERR_*
;;; clobbers: X Y zp_disk_* zp_rwts_* rwts_moved
;;; cycles:   -
.proc fs_list_read
        jsr     good_sector
        bcs     @end
        sta     zp_disk_track
        stx     zp_disk_sector
        lda     #<fs_list
        sta     zp_disk_buf
        lda     #>fs_list
        sta     zp_disk_buf+1
        jmp     disk_read
@end:   rts
.endproc

;;; fs_list_sector -- where a sector of the file lies
;;; in:       Y = its number, 0..121; fs_list
;;; out:      C = 0, A = zp_disk_track, X = zp_disk_sector; C = 1, A = DISK_ERR_DAMAGED
;;; clobbers: Y
;;; cycles:   <= 60
.proc fs_list_sector
        tya
        asl     a
        tay
        ldx     fs_list+LIST_PAIRS+1,y
        lda     fs_list+LIST_PAIRS,y
        jsr     good_sector
        bcs     @end
        sta     zp_disk_track
        stx     zp_disk_sector
@end:   rts
.endproc

; C = 0 when track A, sector X can belong to a file; else C = 1, A = DISK_ERR_DAMAGED.
.proc good_sector
        cmp     #0
        beq     @bad
        cmp     #TRACKS
        bcs     @bad
        cpx     #SECTORS
        bcs     @bad
        rts
@bad:   lda     #DISK_ERR_DAMAGED
        sec
        rts
.endproc

;;; fs_list_release -- give back the sectors of a list, and the list's own
;;; in:       A = track, X = sector of the list; fs_list
;;; out:      fs_vtoc
;;; clobbers: A X Y zp_t0 zp_t1 fs_track
;;; cycles:   -
.proc fs_list_release
        stx     zp_t1
        ldy     zp_t1
        tax
        jsr     fs_release
        lda     #LIST_PAIRS
        sta     zp_t1
@pair:  ldy     zp_t1
        lda     fs_list,y
        beq     @next                   ; a hole, or past the end
        ldx     fs_list+1,y
        jsr     good_sector
        bcs     @next
        stx     zp_t0
        ldy     zp_t0
        tax
        jsr     fs_release
@next:  inc     zp_t1
        inc     zp_t1
        bne     @pair
        rts
.endproc
