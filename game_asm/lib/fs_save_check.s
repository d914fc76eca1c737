; Reading back what was written, before any directory names it.  The sectors of a track are read as
; they come round, every other one, not in the order of the file; each is known by its sum.

        .include "zeropage.inc"
        .include "lib/fs.inc"
        .import disk_read, disk_scratch, rwts_physical, fs_list
        .import save_list_place, save_data_place, save_at, save_count, save_sum_lo, save_sum_hi

        .segment "FS_BSS"
first:          .res 1                  ; sectors of the file on one track: from here
behind:         .res 1                  ; up to before here
place:          .res 1                  ; place on the track

        .segment "FS"
        .export save_check_data, save_sum

;;; save_check_data -- read list and data back and compare
;;; in:       as save_write_data left it
;;; out:      C = 0; C = 1, A = the error
;;; clobbers: A X Y zp_t0 zp_t1 disk_scratch and what the disk calls use
;;; cycles:   -
.proc save_check_data
        lda     #>disk_scratch
        jsr     save_list_place
        jsr     disk_read
        bcs     @end
        ldy     #0
@pair:  lda     fs_list,y
        cmp     disk_scratch,y
        bne     bad
        iny
        bne     @pair
        sty     behind
@track: lda     behind
        cmp     save_count
        bcs     @whole
        sta     first
        jsr     track_end
        jsr     check_track
        bcc     @track
@end:   rts
@whole: clc
        rts
.endproc

.proc bad
        lda     #DISK_ERR_IO
        sec
        rts
.endproc

; behind = the first sector of the file, from `first` on, that is not on its track.
.proc track_end
        lda     first
        asl     a
        tax
        lda     fs_list+LIST_PAIRS,x
@next:  inc     behind
        inx
        inx
        ldy     behind
        cpy     save_count
        bcs     @end
        cmp     fs_list+LIST_PAIRS,x
        beq     @next
@end:   rts
.endproc

; Read and compare the sectors first .. behind-1.  C as save_check_data.
.proc check_track
        lda     #0
@place: sta     place
        ldx     first
@each:  stx     save_at
        txa
        asl     a
        tay
        lda     fs_list+LIST_PAIRS+1,y
        tay
        lda     rwts_physical,y
        cmp     place
        beq     @here
        inx
        cpx     behind
        bcc     @each
        bcs     @next                   ; always
@here:  lda     #>disk_scratch
        jsr     save_data_place
        jsr     disk_read
        bcs     @end
        jsr     save_sum
        ldx     save_at
        cmp     save_sum_hi,x
        bne     bad
        lda     zp_t0
        cmp     save_sum_lo,x
        bne     bad
@next:  lda     place                   ; the even places, then the odd ones
        clc
        adc     #2
        cmp     #SECTORS + 1
        beq     @done                   ; behind 15
        cmp     #SECTORS
        bne     @place
        lda     #1
        bne     @place                  ; always
@done:  clc
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
