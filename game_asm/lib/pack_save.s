; Saving a state packed.
        .include "zeropage.inc"
        .include "lib/pack.inc"
        .import pack_begin, pack_group, queue, queue_at, queue_end
        .import save_file, save_from, save_size, fs_data

        .segment "FS"
        .export fs_save_packed

;;; fs_save_packed -- write the state packed
;;; in:       fs_name; pack_pieces PACK_EDITION
;;; out:      as fs_save
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1 zp_fs_* zp_disk_* zp_rwts_*
;;; cycles:   -
.proc fs_save_packed
        jsr     pack_begin
        lda     #0
        sta     save_from               ; no image of memory
        sta     save_from+1
        sta     save_size
        sta     save_size+1
@count: lda     queue_end               ; measured before anything is written
        sec
        sbc     queue_at
        clc
        adc     save_size
        sta     save_size
        bcc     @group
        inc     save_size+1
@group: jsr     pack_group
        bcc     @count
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
@byte:  ldx     queue_at
        cpx     queue_end
        bcs     @more
        lda     queue,x
        inc     queue_at
@put:   sta     fs_data,y
        iny
        bne     @byte
        rts
@more:  tya
        pha
        jsr     pack_group
        pla
        tay
        bcc     @byte
        lda     #0
        beq     @put                    ; always
.endproc
