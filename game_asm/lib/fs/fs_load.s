; Reading a file into memory.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import load_open, load_page, load_at, fs_data

        .segment "FS"
        .export fs_load

;;; fs_load -- read a file of known length from the SAVE disk
;;; in:       fs_name; zp_arg0/1 = address, zp_arg2/3 = length
;;; out:      C = 0; C = 1, A = DISK_ERR_* (DAMAGED when the file has another length): what was
;;;           at the address may then be half replaced
;;; clobbers: A X Y zp_fs_* zp_disk_* zp_rwts_*, the memory read to and what the disk calls use
;;; cycles:   -
.proc fs_load
        lda     zp_arg0
        sta     zp_fs_ptr
        lda     zp_arg1
        sta     zp_fs_ptr+1
        lda     zp_arg2
        sta     zp_fs_left
        lda     zp_arg3
        sta     zp_fs_left+1
        jsr     load_open
        bcs     @end
        lda     fs_data+2               ; the length must be the one wanted
        cmp     zp_fs_left
        bne     @damaged
        lda     fs_data+3
        cmp     zp_fs_left+1
        bne     @damaged
        ldy     #FS_HEADER
@page:  jsr     take_page
        lda     zp_fs_left
        ora     zp_fs_left+1
        clc
        beq     @end
        inc     load_at
        jsr     load_page
        bcs     @end
        ldy     #0
        beq     @page                   ; always
@damaged:
        lda     #DISK_ERR_DAMAGED
        sec
@end:   rts
.endproc

; Move fs_data from Y on to its place, as far as the data go.
.proc take_page
        ldx     #0
@byte:  lda     zp_fs_left
        ora     zp_fs_left+1
        beq     @end
        lda     zp_fs_left
        bne     @low
        dec     zp_fs_left+1
@low:   dec     zp_fs_left
        lda     fs_data,y
        sta     (zp_fs_ptr,x)
        inc     zp_fs_ptr
        bne     @next
        inc     zp_fs_ptr+1
@next:  iny
        bne     @byte
@end:   rts
.endproc
