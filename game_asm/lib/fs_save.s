; Writing a file.  The new data go to free sectors; then the map, then the catalog's one entry
; turns from the old file to the new, then the old sectors are given back.  Power cut anywhere
; leaves the one or the other.
        .include "zeropage.inc"
        .include "lib/fs.inc"
        .import fs_mount, fs_same_disk, fs_find, fs_count, fs_allot, fs_dir_read, fs_dir_write, disk_write
        .import disk_write_quick, disk_read, disk_scratch, fs_list_sector
        .import fs_list_read, fs_list_release
        .import fs_name, fs_vtoc, fs_catalog, fs_list, fs_data, fs_cat_sector
        .import fs_slot_sector, fs_slot_entry, fs_track, fs_sector

BLANK           = $A0
SWAP_SECTORS    = 16            ; data sectors from one look at the disk's number to the next

        .segment "FS_BSS"
save_from:      .res 2                  ; address and length of the data
save_size:      .res 2
save_count:     .res 1                  ; sectors of data
save_at:        .res 1                  ; those written
save_begin:     .res 1
save_list:      .res 2                  ; track and sector of the list
old_list:       .res 2                  ; the replaced file's list; track 0: none

        .segment "FS"
        .export fs_save

;;; fs_save -- write a file to the SAVE disk, or replace it
;;; in:       fs_name; zp_arg0/1 = address, zp_arg2/3 = length
;;; out:      C = 0; C = 1, A = DISK_ERR_*, the old file is as it was
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 zp_fs_* zp_disk_* zp_rwts_*
;;; cycles:   -
.proc fs_save
        ldx     #3
@keep:  lda     zp_arg0,x
        sta     save_from,x
        dex
        bpl     @keep
        jsr     fs_mount
        bcs     @end
        jsr     choose_entry
        bcs     @end
        jsr     measure
        bcs     @end
        jsr     write_data
        bcs     @end
        jsr     check_data
        bcs     @end
        jsr     write_list
        bcs     @end
        jsr     fs_same_disk
        bcs     @end
        jsr     write_map
        bcs     @end
        jsr     write_entry
        bcs     @end
        lda     old_list
        beq     @done
        jsr     give_back
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

; Go to the beginning of the data; Y = where they begin in the first sector, behind the header.
.proc begin_data
        lda     save_from
        sta     zp_fs_ptr
        lda     save_from+1
        sta     zp_fs_ptr+1
        lda     save_size
        sta     zp_fs_left
        lda     save_size+1
        sta     zp_fs_left+1
        ldx     #FS_HEADER - 1
@head:  lda     save_from,x             ; address and length, as they lie
        sta     fs_data,x
        dex
        bpl     @head
        ldy     #FS_HEADER
        lda     #0
        sta     save_at
        rts
.endproc

; Write the data, each sector without waiting for it to come round again.
.proc write_data
        ldx     #0
        txa
@clear: sta     fs_list,x
        inx
        bne     @clear
        jsr     fs_allot
        lda     fs_track
        sta     save_list
        lda     fs_sector
        sta     save_list+1
        jsr     begin_data
@sector:
        lda     save_at
        and     #SWAP_SECTORS-1
        bne     @same
        sty     save_begin
        lda     save_at
        beq     @same                   ; it was mounted a moment ago
        jsr     fs_same_disk            ; no one changes disks between two looks
        bcs     @end
        ldy     save_begin
@same:  jsr     fill_page
        jsr     fs_allot
        lda     save_at
        asl     a
        tax
        lda     fs_track
        sta     fs_list+LIST_PAIRS,x
        lda     fs_sector
        sta     fs_list+LIST_PAIRS+1,x
        lda     #>fs_data
        jsr     place_page
        jsr     disk_write_quick
        bcs     @end
        ldy     #0
        inc     save_at
        lda     save_at
        cmp     save_count
        bcc     @sector
        clc
@end:   rts
.endproc

; Read the data back and compare: all before any directory names them.
.proc check_data
        jsr     begin_data
@sector:
        jsr     fill_page
        ldy     save_at
        jsr     fs_list_sector
        bcs     @end
        lda     #<disk_scratch
        sta     zp_disk_buf
        lda     #>disk_scratch
        sta     zp_disk_buf+1
        jsr     disk_read
        bcs     @end
        ldy     #0
@byte:  lda     fs_data,y
        cmp     disk_scratch,y
        bne     @bad
        iny
        bne     @byte
        inc     save_at
        lda     save_at
        cmp     save_count
        bcc     @sector
        clc
@end:   rts
@bad:   lda     #DISK_ERR_IO
        sec
        rts
.endproc

; Fill fs_data from Y on; behind the end of the data with zeros.
.proc fill_page
        ldx     #0
@byte:  lda     zp_fs_left
        ora     zp_fs_left+1
        beq     @put                    ; A = 0
        lda     zp_fs_left
        bne     @low
        dec     zp_fs_left+1
@low:   dec     zp_fs_left
        lda     (zp_fs_ptr,x)
        inc     zp_fs_ptr
        bne     @put
        inc     zp_fs_ptr+1
@put:   sta     fs_data,y
        iny
        bne     @byte
        rts
.endproc

; Page A goes to the sector just allotted.
.proc place_page
        sta     zp_disk_buf+1
        lda     #0
        sta     zp_disk_buf
        lda     fs_track
        sta     zp_disk_track
        lda     fs_sector
        sta     zp_disk_sector
        rts
.endproc

.proc write_list
        lda     save_list
        sta     fs_track
        lda     save_list+1
        sta     fs_sector
        lda     #>fs_list
        jsr     place_page
        jmp     disk_write
.endproc

.proc write_map
        ldx     #FS_VTOC
        lda     #>fs_vtoc
        jmp     fs_dir_write
.endproc

.proc write_entry
        ldx     fs_slot_sector
        lda     #>fs_catalog
        jsr     fs_dir_read
        bcs     @end
        lda     fs_catalog+CAT_SERIAL   ; the sector says which disk it is of
        cmp     fs_vtoc+VTOC_SERIAL
        bne     @swapped
        lda     fs_catalog+CAT_SERIAL+1
        cmp     fs_vtoc+VTOC_SERIAL+1
        bne     @swapped
        ldx     fs_slot_entry
        lda     save_list
        sta     fs_catalog+ENTRY_LIST,x
        lda     save_list+1
        sta     fs_catalog+ENTRY_LIST+1,x
        lda     #FS_TYPE_BINARY
        sta     fs_catalog+ENTRY_TYPE,x
        lda     #0
        sta     fs_catalog+ENTRY_SIZE+1,x
        ldy     save_count
        iny                             ; and the list
        tya
        sta     fs_catalog+ENTRY_SIZE,x
        ldy     #0
@char:  lda     fs_name,y
        beq     @blanks
        ora     #$80
        sta     fs_catalog+ENTRY_NAME,x
        inx
        iny
        cpy     #FS_NAME_BYTES
        bcc     @char
        bcs     @write                  ; always
@blanks:
        lda     #BLANK
@pad:   sta     fs_catalog+ENTRY_NAME,x
        inx
        iny
        cpy     #FS_NAME_BYTES
        bcc     @pad
@write: ldx     fs_slot_sector
        lda     #>fs_catalog
        jmp     fs_dir_write
@swapped:
        lda     #DISK_ERR_SWAPPED
        sec
@end:   rts
.endproc

; The replaced file's sectors become free.  What cannot be read stays taken; the save is done.
.proc give_back
        lda     old_list
        ldx     old_list+1
        jsr     fs_list_read
        bcs     @end
        lda     old_list
        ldx     old_list+1
        jsr     fs_list_release
        jmp     write_map
@end:   rts
.endproc
