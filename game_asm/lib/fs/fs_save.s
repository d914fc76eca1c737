; Writing a file.  The new data go to free sectors; then the map, the catalog's one entry turns from
; the old file to the new, and the old sectors are free.  Power cut anywhere leaves the one file or
; the other.

        .include "zeropage.inc"
        .include "macros.inc"
        .include "lib/fs/fs.inc"

        .export fs_look, fs_save, save_file, old_list, save_at, save_count, save_fill, save_from
        .export save_list, save_size
        .import fs_mount, fs_find, fs_count, fs_catalog, fs_cat_sector, fs_slot_sector
        .import fs_slot_entry, fs_dir_turn, save_read_old
        .import save_write_data, save_write_entry, save_fill_memory

        .segment "FS_BSS"
save_from:      .res 2                  ; address and length of the data
save_size:      .res 2
save_fill:      .res 2                  ; what brings them, page by page: as save_fill_memory
save_count:     .res 1                  ; sectors of data
save_at:        .res 1                  ; sectors written
save_list:      .res 2                  ; track and sector of the list
old_list:       .res 2                  ; the replaced file's list; track 0: none

        .segment "FS"

;;; fs_look -- is a file of this name on the SAVE disk? before it is written or deleted
;;; in:       fs_name
;;; out:      C = 0, A = 1, Z = 0 yes; A = 0, Z = 1 no; C = 1, A = DISK_ERR_*
;;; clobbers: X Y zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc fs_look
        jsr     fs_mount
        bcs     @end
        lda     #0
        sta     old_list
        jsr     fs_find
        bcs     @none
        stx     fs_slot_entry
        lda     fs_cat_sector
        sta     fs_slot_sector
        lda     fs_catalog+ENTRY_LIST,x
        sta     old_list
        lda     fs_catalog+ENTRY_LIST+1,x
        sta     old_list+1
        lda     #1
@end:   rts
@none:  eor     #DISK_ERR_NOT_FOUND
        bne     @fail
        clc
        rts
@fail:  eor     #DISK_ERR_NOT_FOUND
        rts
.endproc

;;; fs_save -- write a file to the SAVE disk, or replace it
;;; in:       fs_name, of which fs_look has just told; zp_arg0/1 = address, zp_arg2/3 = length
;;; out:      C = 0; C = 1, A = DISK_ERR_*, the old file is as it was, or when the disk went
;;;           with the last sector, the new one is there whole
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 zp_fs_* zp_disk_* zp_rwts_* and what the disk
;;;           calls use
;;; cycles:   -
.proc fs_save
        ldx     #3
@keep:  lda     zp_arg0,x
        sta     save_from,x
        dex
        bpl     @keep
        lda     #<save_fill_memory
        ldx     #>save_fill_memory
.endproc
        falls_into save_file

;;; save_file -- write a file whose data come page by page
;;; in:       fs_name, of which fs_look has just told; save_from save_size; A, X = low and high byte
;;;           of what brings the data
;;; out:      as fs_save
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 zp_fs_* zp_disk_* zp_rwts_* and what the disk
;;;           calls use
;;; cycles:   -
.proc save_file
        sta     save_fill
        stx     save_fill+1
        jsr     measure
        bcs     @end
        jsr     save_write_data
        bcs     @end
        jsr     save_read_old
        jsr     save_write_entry
        bcs     @end
        jmp     fs_dir_turn
@end:   rts
.endproc

; How many sectors it takes, and whether there are as many, and an entry.
.proc measure
        lda     fs_slot_sector
        beq     @full
        lda     save_size               ; header in front, rounded up
        clc
        adc     #<(FS_HEADER + 255)
        lda     save_size+1
        adc     #>(FS_HEADER + 255)
        sta     save_count
        cmp     #FS_PAIRS_MOST + 1
        bcs     @full
        jsr     fs_count
        lda     save_count              ; one more for the list: room when count < free
        cmp     zp_arg0
        lda     #0
        sbc     zp_arg1
        bcs     @full
        clc
        rts
@full:  sec
        lda     #DISK_ERR_FULL
        rts
.endproc
