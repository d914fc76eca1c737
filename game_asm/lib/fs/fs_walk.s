; Walking over the catalog, entry by entry.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import fs_dir_read, fs_vtoc, fs_catalog, fs_cat_sector, fs_entry, fs_chain

        .segment "FS"
        .export fs_walk_start, fs_walk_step

;;; fs_walk_start -- go before the first entry of the catalog
;;; in:       fs_vtoc
;;; out:      C = 0; C = 1, A = DISK_ERR_*, 0 when there is no catalog
;;; clobbers: X Y zp_disk_* zp_rwts_* and what the disk calls use
;;; cycles:   -
.proc fs_walk_start
        lda     #FS_CHAIN_MOST
        sta     fs_chain
        lda     fs_vtoc+VTOC_CATALOG
        ldx     fs_vtoc+VTOC_CATALOG+1
        jmp     next_sector
.endproc

;;; fs_walk_step -- the next entry, in use or not
;;; in:       fs_walk_start was called
;;; out:      C = 0, X = fs_entry = its place in fs_catalog, A = its first byte;
;;;           C = 1, A = 0 at the end, else DISK_ERR_*
;;; clobbers: Y zp_disk_* zp_rwts_*
;;; cycles:   -
.proc fs_walk_step
        lda     fs_entry
        clc
        adc     #CAT_ENTRY
        sta     fs_entry
        beq     @sector                 ; seven entries fill the sector
        tax
        lda     fs_catalog,x
        clc
        rts
@sector:
        lda     fs_catalog+CAT_NEXT
        ldx     fs_catalog+CAT_NEXT+1
        jsr     next_sector
        bcc     fs_walk_step
        rts
.endproc

; A, X = track and sector of the next catalog sector: read it.  C, A as fs_walk_step.
.proc next_sector
        cmp     #0
        beq     @end                    ; the chain ends
        cmp     #FS_TRACK
        bne     @damaged
        cpx     #SECTORS
        bcs     @damaged
        dec     fs_chain
        bmi     @damaged                ; a ring
        stx     fs_cat_sector
        lda     #>fs_catalog
        jsr     fs_dir_read
        bcs     @out
        lda     #<(CAT_FIRST - CAT_ENTRY)
        sta     fs_entry
        clc
@out:   rts
@damaged:
        lda     #DISK_ERR_DAMAGED
@end:   sec
        rts
.endproc
