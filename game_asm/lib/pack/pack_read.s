; A packed state comes back from the SAVE disk.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .include "lib/files/files.inc"
        .include "lib/pack/pack.inc"
        .export fs_load_packed
        .import pack_first, pack_next, pack_last, pack_stride, PACK_EDITION
        .import load_open, load_page, load_at, fs_data
        .segment "FS_BSS"
page_at:        .res 1                  ; next byte of fs_data
file_left:      .res 2                  ; bytes of the file still to come
mask:           .res 1
bits:           .res 1
groups:         .res 1
        .segment "FS"

;;; fs_load_packed -- read a packed state to its place
;;; in:       fs_name; pack_pieces PACK_EDITION
;;; out:      C = 0; C = 1, A = FILES_EDITION, the state as it was, or DISK_ERR_*: then it may be
;;;           half replaced
;;; clobbers: A X Y zp_fs_* zp_disk_* zp_rwts_* pack_last pack_stride zp_pack_check and what the
;;;           disk calls use
;;; cycles:   -
.proc fs_load_packed
        jsr     load_open
        bcs     @end
        lda     fs_data+2
        sta     file_left
        lda     fs_data+3
        sta     file_left+1
        lda     #FS_HEADER
        sta     page_at
        lda     #0
        sta     zp_pack_check
        sta     zp_pack_check+1
        jsr     next_byte
        bcs     @end
        cmp     #<PACK_EDITION
        bne     @edition
        jsr     pack_first
@group: jsr     next_byte
        bcs     @end
        ldx     #1
        sta     mask
        cmp     #0
        bne     @groups
        jsr     next_byte
        bcs     @end
        tax                             ; 0 would be 256: never written, and it does no harm
@groups:
        stx     groups
        jsr     unpack
        bcs     @end
        bne     @group
        lda     zp_pack_check
        sta     mask
        lda     zp_pack_check+1
        sta     bits
        jsr     next_byte
        bcs     @end
        eor     mask
        sta     mask
        jsr     next_byte
        bcs     @end
        eor     bits
        ora     mask
        ora     file_left               ; the file ends there
        ora     file_left+1
        bne     damaged
        clc
@end:   rts
@edition:
        lda     #FILES_EDITION
        sec
        rts
.endproc

.proc damaged
        lda     #DISK_ERR_DAMAGED
        sec
        rts
.endproc

; Unpack so many groups with this mask.  C = 1, A = error; C = 0, Z = 1 when the state is whole.
.proc unpack
        lda     #PACK_GROUP
        sta     bits
@bit:   asl     mask
        bcc     @alike
        jsr     next_byte
        bcs     @end
        sta     pack_last
@alike: ldy     #0
        lda     pack_last
        sta     (zp_fs_ptr),y
        lda     zp_fs_ptr
        clc
        adc     pack_stride
        sta     zp_fs_ptr
        bcc     @count
        inc     zp_fs_ptr+1
@count: lda     zp_fs_left
        bne     @low
        dec     zp_fs_left+1
@low:   dec     zp_fs_left
        lda     zp_fs_left
        ora     zp_fs_left+1
        beq     @column
        dec     bits
        bne     @bit
@group: dec     groups
        bne     unpack
        lda     #1                      ; Z = 0
        clc
@end:   rts
@column:
        jsr     pack_next               ; the next column begins a group
        bcc     @group
        clc
        lda     #0
        rts
.endproc

; The next byte of the file in A.  C = 1, A = DISK_ERR_* when there is none.
.proc next_byte
        lda     file_left
        bne     @low
        lda     file_left+1
        beq     damaged
        dec     file_left+1
@low:   dec     file_left
        ldx     page_at
        bne     @take
        inc     load_at
        jsr     load_page
        bcs     @end
        ldx     #0
@take:  lda     fs_data,x
        inx
        stx     page_at
        pha
        clc
        adc     zp_pack_check
        sta     zp_pack_check
        adc     zp_pack_check+1
        sta     zp_pack_check+1
        pla
        clc
@end:   rts
.endproc
