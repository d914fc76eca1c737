; Saving a state packed.
        .include "zeropage.inc"
        .include "lib/fs/fs.inc"
        .include "lib/pack/pack.inc"
        .import key_pump, pack_first, pack_group, PACK_EDITION
        .import pack_queue, pack_queue_at, pack_queue_end, pack_queue_done
        .import save_file, save_from, save_size, fs_data

CHECK_DONE      = 3                     ; pack_queue_done: odd, as when no byte is left

        .segment "FS"
        .export fs_measure_packed, fs_save_packed

;;; fs_measure_packed -- how large the state is when it is packed
;;; in:       pack_pieces PACK_EDITION
;;; out:      save_size zp_pack_check, for fs_save_packed; keys typed meanwhile wait in the
;;;           type-ahead
;;; clobbers: A X Y zp_t0..zp_t5 zp_fs_ptr zp_fs_left pack_last pack_stride pack_queue
;;;           pack_queue_at pack_queue_end pack_queue_done
;;; cycles:   -
.proc fs_measure_packed
        jsr     pack_begin
        lda     #PACK_CHECK
        sta     save_size
        lda     #0
        sta     save_size+1
        sta     zp_pack_check
        sta     zp_pack_check+1
@count: jsr     key_pump
        ldx     pack_queue_at
@byte:  lda     pack_queue,x
        clc
        adc     zp_pack_check
        sta     zp_pack_check
        adc     zp_pack_check+1         ; so bytes that change places are told, too
        sta     zp_pack_check+1
        inx
        cpx     pack_queue_end
        bne     @byte
        lda     pack_queue_end
        sec
        sbc     pack_queue_at
        clc
        adc     save_size
        sta     save_size
        bcc     @group
        inc     save_size+1
@group: jsr     pack_group
        bcc     @count
        rts
.endproc

;;; fs_save_packed -- write the state packed
;;; in:       fs_name, of which fs_look has just told; pack_pieces PACK_EDITION; the state and
;;;           zp_pack_check as fs_measure_packed found them
;;; out:      as fs_save
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 zp_fs_* zp_disk_* zp_rwts_*
;;; cycles:   -
.proc fs_save_packed
        lda     #0
        sta     save_from               ; no image of memory
        sta     save_from+1
        lda     #<pack_page
        ldx     #>pack_page
        jmp     save_file
.endproc

; As save_fill_memory, from the packed state.
.proc pack_page
        tya
        beq     @byte
        tya
        pha
        jsr     pack_begin
        pla
        tay
@byte:  ldx     pack_queue_at
@next:  cpx     pack_queue_end
        bcs     @more
        lda     pack_queue,x
        inx
        sta     fs_data,y
        iny
        bne     @next
        stx     pack_queue_at
        rts
@more:  tya
        pha
        jsr     pack_group
        pla
        tay
        ldx     pack_queue_at           ; C kept
        bcc     @next
        lda     pack_queue_done
        cmp     #CHECK_DONE
        lda     #0                      ; behind all of it
        bcs     @rest
        lda     #CHECK_DONE             ; behind the state: what tells it from a damaged one
        sta     pack_queue_done
        lda     zp_pack_check
        sta     pack_queue
        lda     zp_pack_check+1
        sta     pack_queue+1
        lda     #PACK_CHECK
        sta     pack_queue_end
        bne     @next                   ; always
@rest:  sta     fs_data,y
        iny
        bne     @rest
        rts
.endproc

; Go to the beginning of the state: the edition is the first to go out.
.proc pack_begin
        jsr     pack_first
        lda     #<PACK_EDITION
        sta     pack_queue
        lda     #0
        sta     pack_queue_at
        sta     pack_queue_done
        lda     #1
        sta     pack_queue_end
        rts
.endproc
