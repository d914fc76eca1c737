; Writing a file: its data, sector by sector.

        .include "zeropage.inc"
        .include "lib/fs.inc"

        .export save_fill_memory, save_write_data, save_list_place, save_data_place
        .export save_sum_lo, save_sum_hi
        .import fs_allot, disk_write_quick, fs_list_sector, save_sum
        .import fs_list, fs_data, fs_track, fs_sector, save_at, save_count, save_from
        .import save_fill, save_list, save_size

        .segment "FS_BSS"
save_sum_lo:    .res FS_PAIRS_MOST      ; of each sector, to know it by when it is read back
save_sum_hi:    .res FS_PAIRS_MOST

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

;;; save_write_data -- allot all sectors, write the list and the data, none waiting a whole turn
;;; in:       save_from save_size save_count
;;; out:      C = 0, save_list fs_list; C = 1, A = the error
;;; clobbers: A X Y and what the disk calls use
;;; cycles:   -
.proc save_write_data
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
        lda     #0
        sta     save_at
@allot: jsr     fs_allot
        lda     save_at
        asl     a
        tax
        lda     fs_track
        sta     fs_list+LIST_PAIRS,x
        lda     fs_sector
        sta     fs_list+LIST_PAIRS+1,x
        inc     save_at
        lda     save_at
        cmp     save_count
        bcc     @allot
        lda     #>fs_list
        jsr     save_list_place
        jsr     disk_write_quick
        bcs     @end
        jsr     begin_data
@sector:
        jsr     fill_page
        lda     #>fs_data
        jsr     save_data_place
        bcs     @end
        jsr     save_sum
        ldx     save_at
        sta     save_sum_hi,x
        lda     zp_t0
        sta     save_sum_lo,x
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

;;; save_list_place -- page A is for the list's sector
;;; in:       A = page; save_list
;;; out:      zp_disk_buf zp_disk_track zp_disk_sector
;;; clobbers: A
;;; cycles:   <= 40
.proc save_list_place
        sta     zp_disk_buf+1
        lda     #0
        sta     zp_disk_buf
        lda     save_list
        sta     zp_disk_track
        lda     save_list+1
        sta     zp_disk_sector
        rts
.endproc

;;; save_data_place -- page A is for data sector save_at
;;; in:       A = page; save_at fs_list
;;; out:      C = 0, A = zp_disk_track, X = zp_disk_sector, zp_disk_buf; C = 1, A = DISK_ERR_DAMAGED
;;; clobbers: Y
;;; cycles:   <= 90
.proc save_data_place
        sta     zp_disk_buf+1
        lda     #0
        sta     zp_disk_buf
        ldy     save_at
        jmp     fs_list_sector
.endproc
