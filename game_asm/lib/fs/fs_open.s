; Finding a file and reading its sectors one by one.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import fs_mount, fs_find, fs_list_read, fs_list_sector, disk_read
        .import fs_catalog, fs_data

        .segment "FS_BSS"
load_at:        .res 1                  ; sector of the file

        .segment "FS"
        .export load_open, load_page, load_at

;;; load_open -- find a binary file on the SAVE disk and read its first sector
;;; in:       fs_name
;;; out:      C = 0, load_at = 0, fs_data = address, length, data; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc load_open
        jsr     fs_mount
        bcs     @end
        jsr     fs_find
        bcs     @end
        lda     fs_catalog+ENTRY_TYPE,x
        and     #FS_TYPE_MASK
        cmp     #FS_TYPE_BINARY
        bne     load_damaged
        lda     fs_catalog+ENTRY_LIST+1,x
        pha
        lda     fs_catalog+ENTRY_LIST,x
        tay
        pla
        tax
        tya
        jsr     fs_list_read
        bcs     @end
        lda     #0
        sta     load_at
        beq     load_page               ; always
@end:   rts
.endproc

;;; load_page -- read the file's sector load_at
;;; in:       load_at; the list in fs_list
;;; out:      C = 0, fs_data; C = 1, A = DISK_ERR_*
;;; clobbers: A X Y zp_disk_* zp_rwts_* rwts_moved
;;; cycles:   -
.proc load_page
        ldy     load_at
        cpy     #FS_PAIRS_MOST
        bcs     load_damaged
        jsr     fs_list_sector
        bcs     @end
        lda     #<fs_data
        sta     zp_disk_buf
        lda     #>fs_data
        sta     zp_disk_buf+1
        jmp     disk_read
@end:   rts
.endproc

.proc load_damaged
        lda     #DISK_ERR_DAMAGED
        sec
        rts
.endproc
