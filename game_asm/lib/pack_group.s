; Packing a state, a few groups of bytes at a time.
        .include "zeropage.inc"
        .include "lib/pack.inc"
        .import pack_first, pack_next, pack_last, pack_stride, PACK_EDITION

; what is to go out next: 0 and a number of groups, a mask and its bytes
QUEUE_ZERO      = 0
QUEUE_GROUPS    = 1
QUEUE_MASK      = 2
QUEUE_BYTES     = 3

        .segment "FS_BSS"
queue:          .res QUEUE_BYTES + PACK_GROUP
queue_at:       .res 1
queue_end:      .res 1
at_end:         .res 1                  ; 1 = no byte of the state is left

        .segment "FS"
        .export pack_begin, pack_group, queue, queue_at, queue_end

;;; pack_begin -- go to the beginning of the state: the edition is the first to go out
;;; in:       pack_pieces PACK_EDITION
;;; out:      queue queue_at queue_end
;;; clobbers: A X zp_fs_ptr zp_fs_left
;;; cycles:   -
.proc pack_begin
        jsr     pack_first
        lda     #<PACK_EDITION
        sta     queue
        lda     #0
        sta     queue_at
        sta     at_end
        lda     #1
        sta     queue_end
        rts
.endproc

;;; pack_group -- put the next groups into the queue, which is empty
;;; in:       pack_begin was called
;;; out:      C = 0, queue from queue_at to queue_end; C = 1 when nothing is left
;;; clobbers: A X Y zp_t0..zp_t3 zp_fs_ptr zp_fs_left
;;; cycles:   -
.proc pack_group
        lda     #0
        sta     queue+QUEUE_ZERO
        sta     queue+QUEUE_GROUPS
        sta     queue_at
        lda     at_end
        lsr     a
        bcs     @none
@group: jsr     alike
        beq     @one
        jsr     differing
        jsr     step
        lda     queue+QUEUE_GROUPS
        bne     @some
        lda     #QUEUE_MASK
        sta     queue_at
@some:  clc
@none:  rts
@one:   jsr     step
        inc     queue+QUEUE_GROUPS
        lda     #QUEUE_MASK
        sta     queue_end
        lda     at_end
        bne     @some
        lda     queue+QUEUE_GROUPS
        cmp     #$FF
        bcc     @group
        bcs     @some                   ; always
.endproc

; Is the next group like the byte before it?  Z = 1 yes; zp_t0 = its bytes, zp_t1 = pack_last,
; zp_t2 = pack_stride.
.proc alike
        ldx     #PACK_GROUP
        lda     zp_fs_left+1
        bne     @whole
        cpx     zp_fs_left
        bcc     @whole
        ldx     zp_fs_left              ; the column's last
@whole: stx     zp_t0
        ldy     pack_stride
        sty     zp_t2
        dey
        sty     zp_t3
        ldy     #0
        lda     pack_last
        sta     zp_t1
@byte:  lda     (zp_fs_ptr),y
        cmp     zp_t1
        bne     @end
        tya
        adc     zp_t3                   ; C = 1
        tay
        dex
        bne     @byte
@end:   rts
.endproc

; A group that is not: its mask and the bytes that differ.
.proc differing
        lda     zp_t0
        sta     zp_t3
        lda     #0
        sta     queue+QUEUE_MASK
        tay
        ldx     #QUEUE_BYTES
@byte:  lda     (zp_fs_ptr),y
        cmp     zp_t1
        clc
        beq     @bit
        sta     zp_t1
        sta     queue,x
        inx
        sec
@bit:   rol     queue+QUEUE_MASK
        tya
        clc
        adc     zp_t2
        tay
        dec     zp_t3
        bne     @byte
        stx     queue_end
        lda     zp_t1
        sta     pack_last
        lda     #PACK_GROUP             ; the first byte's bit is the highest
        sec
        sbc     zp_t0
        beq     @full
        tax
@shift: asl     queue+QUEUE_MASK
        dex
        bne     @shift
@full:  rts
.endproc

; Go behind the group; at the end of a column to the next one.
.proc step
        lda     zp_fs_left
        sec
        sbc     zp_t0
        sta     zp_fs_left
        bcs     @left
        dec     zp_fs_left+1
@left:  ora     zp_fs_left+1
        beq     @column
        lda     pack_stride
        asl     a
        asl     a
        asl     a
        adc     zp_fs_ptr               ; C = 0
        sta     zp_fs_ptr
        bcc     @end
        inc     zp_fs_ptr+1
@end:   rts
@column:
        jsr     pack_next
        bcc     @end
        inc     at_end
        rts
.endproc
