; Writing a file: the catalog's entry, and the file that it replaces.

        .include "zeropage.inc"
        .include "lib/fs/fs.inc"

        .export save_read_old, save_read_entry, save_write_entry
        .import fs_dir_read, fs_dir_heal, fs_list_read
        .import fs_name, fs_vtoc, fs_catalog, fs_slot_sector, fs_slot_entry
        .import old_list, save_count, save_list

BLANK           = $A0

        .segment "FS"

;;; save_read_old -- read the list of the file that goes; unreadable, its sectors stay taken
;;; in:       old_list, track 0: none
;;; out:      fs_list; old_list, track 0 when nothing can be given back
;;; clobbers: A X Y and what the disk calls use
;;; cycles:   -
.proc save_read_old
        lda     old_list
        beq     @end                    ; none
        ldx     old_list+1
        jsr     fs_list_read
        bcc     @end
        lda     #0
        sta     old_list
@end:   rts
.endproc

;;; save_read_entry -- read the catalog's sector with the entry to change: is it this disk's?
;;; in:       fs_slot_sector fs_slot_entry; fs_vtoc as mounted
;;; out:      C = 0, fs_catalog, X = fs_slot_entry; C = 1, A = DISK_ERR_*
;;; clobbers: Y disk_scratch and what the disk calls use
;;; cycles:   -
.proc save_read_entry
        ldx     fs_slot_sector
        lda     #>fs_catalog
        jsr     fs_dir_read
        bcs     @end
        lda     fs_catalog+CAT_SERIAL
        cmp     fs_vtoc+VTOC_SERIAL
        bne     @swapped
        lda     fs_catalog+CAT_SERIAL+1
        cmp     fs_vtoc+VTOC_SERIAL+1
        bne     @swapped
        ldx     fs_slot_sector
        lda     #>fs_catalog
        jsr     fs_dir_heal
        bcs     @end
        ldx     #FS_VTOC
        lda     #>fs_vtoc
        jsr     fs_dir_heal
        ldx     fs_slot_entry
        rts
@swapped:
        lda     #DISK_ERR_SWAPPED
        sec
@end:   rts
.endproc

;;; save_write_entry -- make the catalog's entry that of the new file, in memory
;;; in:       fs_slot_sector fs_slot_entry fs_name save_list save_count
;;; out:      C = 0, fs_catalog; C = 1, A = DISK_ERR_*
;;; clobbers: X Y disk_scratch and what the disk calls use
;;; cycles:   -
.proc save_write_entry
        jsr     save_read_entry
        bcs     @end
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
        bcs     @named                  ; always
@blanks:
        lda     #BLANK
@pad:   sta     fs_catalog+ENTRY_NAME,x
        inx
        iny
        cpy     #FS_NAME_BYTES
        bcc     @pad
@named: clc
@end:   rts
.endproc
