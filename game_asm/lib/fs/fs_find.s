; Finding a file by its name.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import fs_walk_start, fs_walk_step
        .import fs_name, fs_catalog, fs_cat_sector, fs_entry, fs_slot_sector, fs_slot_entry

BLANK           = $A0

        .segment "FS"
        .export fs_find

;;; fs_find -- look for fs_name in the catalog of the mounted disk
;;; in:       fs_name, fs_vtoc
;;; out:      C = 0, X = fs_entry, fs_cat_sector, fs_catalog; C = 1, A = DISK_ERR_NOT_FOUND with
;;;           fs_slot_sector, fs_slot_entry = a free entry (sector 0: none), or another error
;;; clobbers: Y zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc fs_find
        lda     #0
        sta     fs_slot_sector
        jsr     fs_walk_start
        bcs     @end
@entry: jsr     fs_walk_step
        bcs     @end
        cmp     #0
        beq     @last                   ; never used: nor is any behind it
        cmp     #FS_DELETED
        beq     @free
        jsr     same_name
        bne     @entry
        ldx     fs_entry
        clc
        rts
@free:  lda     fs_slot_sector
        bne     @entry
        lda     fs_cat_sector
        sta     fs_slot_sector
        stx     fs_slot_entry
        bne     @entry                  ; always: an entry never lies at 0
@last:  ldy     fs_slot_sector
        bne     @none
        ldy     fs_cat_sector
        sty     fs_slot_sector
        stx     fs_slot_entry
@end:   cmp     #0
        bne     @fail
@none:
        lda     #DISK_ERR_NOT_FOUND
@fail:  sec
        rts
.endproc

; Z = 1 when the entry at X has the name wanted.
.proc same_name
        ldy     #0
@char:  lda     fs_name,y
        beq     @blanks
        ora     #$80
        cmp     fs_catalog+ENTRY_NAME,x
        bne     @no
        inx
        iny
        cpy     #FS_NAME_BYTES
        bcc     @char
        lda     #0
        rts
@blanks:
        lda     #BLANK
@pad:   cmp     fs_catalog+ENTRY_NAME,x
        bne     @no
        inx
        iny
        cpy     #FS_NAME_BYTES
        bcc     @pad
        lda     #0
@no:    rts
.endproc
