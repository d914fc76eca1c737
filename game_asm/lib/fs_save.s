; Writing a file.  The new data go to free sectors; then the map, then the catalog's one entry
; turns from the old file to the new, then the old sectors are given back.  Power cut anywhere
; leaves the one or the other.

        .include "zeropage.inc"
        .include "macros.inc"
        .include "lib/fs.inc"

        .export fs_save, save_file, old_list, save_at, save_count, save_fill, save_from, save_list
        .export save_size
        .import fs_mount, fs_same_disk, fs_find, fs_count, fs_catalog, fs_cat_sector, fs_slot_sector
        .import fs_slot_entry, save_check_data, save_give_back
        .import save_write_data, save_write_entry, save_write_map, save_fill_memory, fs_pace

        .segment "FS_BSS"
save_from:      .res 2                  ; address and length of the data
save_size:      .res 2
save_fill:      .res 2                  ; what brings them, page by page: as save_fill_memory
save_count:     .res 1                  ; sectors of data
save_at:        .res 1                  ; those written
save_list:      .res 2                  ; track and sector of the list
old_list:       .res 2                  ; the replaced file's list; track 0: none

        .segment "FS"

;;; fs_save -- write a file to the SAVE disk, or replace it
;;; in:       fs_name; zp_arg0/1 = address, zp_arg2/3 = length
;;; out:      C = 0; C = 1, A = DISK_ERR_*, the old file is as it was
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 zp_fs_* zp_disk_* zp_rwts_* and what the disk
;;;           calls use
;;; cycles:   -
.proc fs_save
        ldx     #3
@keep:  lda     zp_arg0,x
        sta     save_from,x
        dex
        bpl     @keep
        lda     #PACE_FOUR
        sta     fs_pace
        lda     #<save_fill_memory
        ldx     #>save_fill_memory
.endproc
        falls_into save_file

;;; save_file -- write a file whose data come page by page
;;; in:       fs_name; fs_pace save_from save_size; A, X = low and high byte of what brings the data
;;; out:      as fs_save
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 zp_fs_* zp_disk_* zp_rwts_* and what the disk
;;;           calls use
;;; cycles:   -
.proc save_file
        sta     save_fill
        stx     save_fill+1
        jsr     fs_mount
        bcs     @end
        jsr     choose_entry
        bcs     @end
        jsr     measure
        bcs     @end
        jsr     save_write_data
        bcs     @end
        jsr     save_check_data
        bcs     @end
        jsr     fs_same_disk
        bcs     @end
        jsr     save_write_map
        bcs     @end
        jsr     save_write_entry
        bcs     @end
        lda     old_list
        beq     @done
        jsr     save_give_back
@done:  clc
@end:   rts
.endproc

; The entry to fill: the file's own, or a free one.
.proc choose_entry
        lda     #0
        sta     old_list
        jsr     fs_find
        bcs     @new
        stx     fs_slot_entry
        lda     fs_cat_sector
        sta     fs_slot_sector
        lda     fs_catalog+ENTRY_LIST,x
        sta     old_list
        lda     fs_catalog+ENTRY_LIST+1,x
        sta     old_list+1
        clc
        rts
@new:   cmp     #DISK_ERR_NOT_FOUND
        bne     @fail
        lda     fs_slot_sector
        clc
        bne     @end
        lda     #DISK_ERR_FULL
@fail:  sec
@end:   rts
.endproc

; How many sectors it takes, and whether there are as many.
.proc measure
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
@full:  lda     #DISK_ERR_FULL
        sec
        rts
.endproc
