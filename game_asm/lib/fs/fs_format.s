; Making a SAVE disk.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import disk_format, fs_dir_new, fs_mark, FS_MARK_BYTES, fs_vtoc, fs_catalog
        .import fs_drive

        .segment "FS_BSS"
next_catalog:   .res 1
fs_serial:      .res 2                  ; serial number of the disk to be made

        .segment "FS"
        .export fs_format, fs_new, fs_serial
        .include "macros.inc"

;;; fs_format -- format the disk in the SAVE disk's drive and lay an empty catalog on it
;;; in:       fs_serial
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_disk_* zp_rwts_*, what the disk calls use and what drawing uses
;;; cycles:   -
.proc fs_format
        jsr     fs_drive
        jsr     disk_format
        bcc     @formatted
        rts
@formatted:
        ; on into fs_new
.endproc
        falls_into fs_new

;;; fs_new -- lay an empty catalog on a disk that is formatted
;;; in:       fs_serial
;;; out:      C = 0; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc fs_new
        jsr     fs_drive
        jsr     empty_catalog
        bcs     @end
        jsr     empty_map               ; last: without it the disk is no SAVE disk
        ldx     #FS_VTOC
        lda     #>fs_vtoc
        jmp     fs_dir_new
@end:   rts
.endproc

; Write the catalog's sectors, each naming the one below it.
.proc empty_catalog
        lda     #0
        tax
@clear: sta     fs_catalog,x
        inx
        bne     @clear
        lda     fs_serial
        sta     fs_catalog+CAT_SERIAL
        lda     fs_serial+1
        sta     fs_catalog+CAT_SERIAL+1
        lda     #FS_CATALOG_LAST
        sta     next_catalog
@sector:
        ldx     next_catalog
        lda     #>fs_catalog
        jsr     fs_dir_new
        bcs     @end
        lda     #FS_TRACK
        sta     fs_catalog+CAT_NEXT
        lda     next_catalog
        sta     fs_catalog+CAT_NEXT+1
        inc     next_catalog
        lda     next_catalog
        cmp     #FS_CATALOG + 1
        bcc     @sector
        clc
@end:   rts
.endproc

.proc empty_map
        lda     #0
        tax
@clear: sta     fs_vtoc,x
        inx
        bne     @clear
        ldx     #HEAD_BYTES - 1
@head:  ldy     head_at,x
        lda     head_value,x
        sta     fs_vtoc,y
        dex
        bpl     @head
        ldx     #<(FS_MARK_BYTES - 1)
@mark:  lda     fs_mark,x
        sta     fs_vtoc+VTOC_MARK,x
        dex
        bpl     @mark
        lda     fs_serial
        sta     fs_vtoc+VTOC_SERIAL
        lda     fs_serial+1
        sta     fs_vtoc+VTOC_SERIAL+1
        ldx     #4 * (TRACKS - 1)
@track: cpx     #4 * FS_TRACK
        beq     @next
        cpx     #4 * FS_MIRROR
        beq     @next
        lda     #$FF
        sta     fs_vtoc+VTOC_MAP,x
        sta     fs_vtoc+VTOC_MAP+1,x
@next:  dex
        dex
        dex
        dex
        bne     @track                  ; track 0 belongs to no file
        rts
.endproc

; place = value
head_at:
        .byte   VTOC_CATALOG, VTOC_CATALOG+1, VTOC_RELEASE, VTOC_VOLUME, VTOC_PAIRS
        .byte   VTOC_NEAR, VTOC_NEAR+1, VTOC_SIZES, VTOC_SIZES+1, VTOC_SIZES+3
HEAD_BYTES      = * - head_at
head_value:
        .byte   FS_TRACK, FS_CATALOG, 3, VOLUME_NUMBER, FS_PAIRS_MOST
        .byte   FS_TRACK+1, 1, TRACKS, SECTORS, 1
        .assert * - head_value = HEAD_BYTES, error, "a value for each place"
