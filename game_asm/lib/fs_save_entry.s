; Writing a file: the map, the catalog's entry; the old sectors given back.

        .include "zeropage.inc"
        .include "lib/fs.inc"

        .export save_give_back, save_write_entry, save_write_map
        .import fs_dir_read, fs_dir_write, fs_dir_main, fs_list_read, fs_list_release
        .import fs_name, fs_vtoc, fs_catalog, fs_slot_sector, fs_slot_entry
        .import old_list, save_count, save_list

BLANK           = $A0

        .segment "FS"

;;; save_write_map -- write the map of free sectors
;;; in:       fs_vtoc
;;; out:      as disk_write
;;; clobbers: A X Y and what the disk calls use
;;; cycles:   -
.proc save_write_map
        ldx     #FS_VTOC
        lda     #>fs_vtoc
        jmp     fs_dir_write
.endproc

;;; save_write_entry -- turn the catalog's entry to the new file
;;; in:       fs_slot_sector fs_slot_entry fs_name save_list save_count
;;; out:      as disk_write
;;; clobbers: A X Y fs_catalog and what the disk calls use
;;; cycles:   -
.proc save_write_entry
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

;;; save_give_back -- the replaced file's sectors become free; what cannot be read stays taken
;;; in:       old_list
;;; out:      the save is done all the same
;;; clobbers: A X Y fs_list and what the disk calls use
;;; cycles:   -
.proc save_give_back
        lda     old_list
        ldx     old_list+1
        jsr     fs_list_read
        bcs     @end
        lda     old_list
        ldx     old_list+1
        jsr     fs_list_release
        ldx     #FS_VTOC
        lda     #>fs_vtoc
        jmp     fs_dir_main             ; the copy may go on holding what is free now
@end:   rts
.endproc
