; Packing a state, a few groups of bytes at a time.
        .include "zeropage.inc"
        .include "lib/pack/pack.inc"
        .import pack_next, pack_last, pack_stride, pack_differing

        .segment "FS_BSS"
pack_queue:     .res QUEUE_BYTES + PACK_GROUP
pack_queue_at:  .res 1
pack_queue_end: .res 1
pack_queue_done: .res 1                 ; 1 = no byte of the state is left

        .segment "FS"
        .export pack_group, pack_queue, pack_queue_at, pack_queue_end, pack_queue_done

;;; pack_group -- put the next groups into the pack_queue, which is empty
;;; in:       pack_begin was called
;;; out:      C = 0, pack_queue from pack_queue_at to pack_queue_end; C = 1 when nothing is left
;;; clobbers: A X Y zp_t0..zp_t5 zp_fs_ptr zp_fs_left pack_last pack_queue_done pack_stride
;;; cycles:   -
.proc pack_group
        lda     #0
        sta     pack_queue+QUEUE_ZERO
        sta     pack_queue+QUEUE_GROUPS
        sta     pack_queue_at
        lda     pack_queue_done
        lsr     a
        bcs     @none
        lda     pack_last
        sta     zp_t1
@column:
        ldx     pack_stride
        stx     zp_t2
        dex
        stx     zp_t3
@group: ldx     #PACK_GROUP
        lda     zp_fs_left+1
        bne     @whole
        cpx     zp_fs_left
        bcc     @whole
        ldx     zp_fs_left              ; the column's last
@whole: stx     zp_t0
        ldy     #0
@byte:  lda     (zp_fs_ptr),y
        cmp     zp_t1
        bne     @differs
        tya
        adc     zp_t3                   ; C = 1
        tay
        dex
        bne     @byte
        ldx     #QUEUE_MASK             ; all like the byte before
        stx     pack_queue_end
        inc     pack_queue+QUEUE_GROUPS
        jsr     step
        bcs     @last
        ldx     pack_queue+QUEUE_GROUPS
        inx
        beq     @enough
        cmp     #0
        beq     @group
        bne     @column                 ; always
@last:  inc     pack_queue_done
@enough:
        clc
@none:  rts
@differs:
        jsr     pack_differing
        jsr     step
        bcc     @more
        inc     pack_queue_done
@more:  lda     pack_queue+QUEUE_GROUPS
        bne     @some
        lda     #QUEUE_MASK
        sta     pack_queue_at
@some:  clc
        rts
.endproc

; Go behind the group, Y bytes on.  C = 1 at the end of the state; else A = 0 in the same column.
.proc step
        lda     zp_fs_left
        sec
        sbc     zp_t0
        sta     zp_fs_left
        bcs     @left
        dec     zp_fs_left+1
@left:  ora     zp_fs_left+1
        beq     @column
        tya
        clc
        adc     zp_fs_ptr
        sta     zp_fs_ptr
        bcc     @here
        inc     zp_fs_ptr+1
@here:  lda     #0
        clc
        rts
@column:
        jsr     pack_next
        lda     #1
        rts
.endproc
