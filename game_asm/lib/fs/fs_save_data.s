; Writing a file: its data, sector by sector, and their list.

        .include "zeropage.inc"
        .include "lib/fs/fs.inc"

        .export save_fill_memory, save_write_data, save_sum_lo, save_sum_hi
        .import fs_room, fs_track_room, fs_allot, fs_left, disk_write_as, save_sum, save_check
        .import fs_list, fs_data, fs_track, save_at, save_checked, save_count, save_from
        .import save_fill, save_list, save_size

        .segment "FS_BSS"
save_sum_lo:    .res FS_PAIRS_MOST + 1  ; of each sector, to know it by when it is read back
save_sum_hi:    .res FS_PAIRS_MOST + 1

        .segment "FS"

; Go to the beginning of the data; Y = where they begin in the first sector, behind the header.
.proc begin_data
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

; Each sector goes on the first free one to come round, and what is on a track is read back before
; the head leaves it.

;;; save_write_data -- write the data and their list
;;; in:       save_from save_size save_count
;;; out:      C = 0, fs_vtoc save_list; fs_list, behind its last pair its own; C = 1, A = the error
;;; clobbers: A X Y disk_scratch and what the disk calls use
;;; cycles:   -
.proc save_write_data
        lda     #FS_TRACK
        sta     fs_track
        ldx     save_count
        inx                             ; and the list
        stx     fs_left
        lda     #0
        sta     save_checked
        tax
@clear: sta     fs_list,x
        inx
        bne     @clear
        jsr     begin_data
@sector:
        jsr     fill_page
        lda     #>fs_data
@write: jsr     write_somewhere
        bcs     @end
        pha
        jsr     save_sum
        ldx     save_at
        sta     save_sum_hi,x
        lda     zp_t0
        sta     save_sum_lo,x
        txa
        asl     a
        tax
        pla
        sta     fs_list+LIST_PAIRS+1,x
        sta     save_list+1             ; the list is the last
        lda     fs_track
        sta     fs_list+LIST_PAIRS,x
        sta     save_list
        inc     save_at
        ldx     fs_left
        beq     @check
        tax
        jsr     fs_track_room
        bne     @next
@check: jsr     save_check
        bcs     @end
@next:  ldy     #0
        lda     fs_left
        cmp     #1
        bcc     @done
        bne     @sector
        lda     #>fs_list
        bne     @write                  ; always
@done:  clc
@end:   rts
.endproc

; Write page A.  C = 0, fs_track, A = sector; C = 1, A = the error.
.proc write_somewhere
        sta     zp_disk_buf+1
        lda     #0
        sta     zp_disk_buf
        jsr     fs_room
        lda     #DISK_ERR_FULL
        bcs     @end
        lda     fs_track
        sta     zp_disk_track
        lda     #WRITE_TRUE | WRITE_ANY
        jsr     disk_write_as
        bcs     @end
        ldx     zp_rwts_head+1
        jsr     fs_allot
        clc
@end:   rts
.endproc

; Fill fs_data from Y on, by whoever brings the data.
.proc fill_page
        jmp     (save_fill)
.endproc
        .assert <save_fill <> $FF, lderror, "an indirect jump reads within one page"

;;; save_fill_memory -- bring the next data from memory
;;; in:       Y = FS_HEADER to begin, else 0: where they go in fs_data; save_from save_size
;;; out:      fs_data to its end, zeros behind the last; Y = 0
;;; clobbers: A X zp_fs_ptr zp_fs_left
;;; cycles:   -
.proc save_fill_memory
        tya
        beq     @fill
        ldx     #1
@keep:  lda     save_from,x
        sta     zp_fs_ptr,x
        lda     save_size,x
        sta     zp_fs_left,x
        dex
        bpl     @keep
@fill:
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
