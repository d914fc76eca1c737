; Reading back what was written, before any directory names it: each sector of the track as it comes
; round; it is known by its sum.

        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .import disk_read_any, disk_scratch, rwts_physical, rwts_want, rwts_want_none
        .import fs_list, save_at, save_sum_lo, save_sum_hi

        .segment "FS_BSS"
save_checked:   .res 1                  ; sectors of the file before this one are good
save_number_at: .res SECTORS            ; by place on the track: which of the file it is, from 1

        .segment "FS"
        .export save_check, save_checked, save_sum

;;; save_check -- read back and compare the file's sectors save_checked .. save_at-1, of one track
;;; in:       fs_list; their sums; zp_disk_track, zp_disk_buf low byte 0
;;; out:      C = 0, save_checked = save_at; C = 1, A = the error
;;; clobbers: A X Y zp_t0 zp_t1 zp_disk_buf disk_scratch and what the disk calls use
;;; cycles:   -
.proc save_check
        jsr     rwts_want_none
        lda     #>disk_scratch
        sta     zp_disk_buf+1
        lda     save_at
        pha
@want:  asl     a
        tax
        ldy     fs_list+LIST_PAIRS-1,x
        ldx     rwts_physical,y
        lda     #>disk_scratch
        sta     rwts_want,x
        lda     save_at
        sta     save_number_at,x
        dec     save_at
        lda     save_at
        cmp     save_checked
        bne     @want
        pla
        sta     save_at
@read:  jsr     disk_read_any
        bcs     @end
        jsr     save_sum
        ldx     zp_rwts_head+1
        ldy     save_number_at,x
        cmp     save_sum_hi-1,y
        bne     @bad
        lda     zp_t0
        cmp     save_sum_lo-1,y
        bne     @bad
        inc     save_checked
        lda     save_checked
        cmp     save_at
        bne     @read
        clc
        rts
@bad:   lda     #DISK_ERR_IO
        sec
@end:   rts
.endproc

;;; save_sum -- the sum of a sector, in which the order of its bytes counts
;;; in:       zp_disk_buf
;;; out:      A = zp_t1 = high byte, zp_t0 = low byte
;;; clobbers: Y
;;; cycles:   <= 6200
.proc save_sum
        ldy     #0
        sty     zp_t0
        sty     zp_t1
        clc
@byte:  lda     zp_t0
        adc     (zp_disk_buf),y
        sta     zp_t0
        adc     zp_t1
        sta     zp_t1
        iny
        bne     @byte
        rts
.endproc
