; The bytes of a packed group that differ from the byte before.
        .include "zeropage.inc"
        .include "lib/pack/pack.inc"
        .import pack_last, pack_queue, pack_queue_end

        .segment "FS"
        .export pack_differing

;;; pack_differing -- the mask of a group and its bytes that differ, into the queue
;;; in:       A = the first byte that differs, at Y of zp_fs_ptr; X = bytes of the group from it on;
;;;           zp_t0 = bytes of the group, zp_t1 = the byte before it, zp_t2 = bytes of a stride
;;; out:      pack_queue pack_queue_end pack_last; Y = how far the group goes
;;; clobbers: A X zp_t1 zp_t5
;;; cycles:   <= 700
.proc pack_differing
        pha
        lda     last_bit-1,x            ; falls out of the mask behind the group's last bit
        sta     zp_t5
        pla
        ldx     #QUEUE_BYTES
        bne     @differs                ; always
@byte:  lda     (zp_fs_ptr),y
        cmp     zp_t1
        beq     @alike
@differs:
        sta     zp_t1
        sta     pack_queue,x
        inx
        sec
        rol     zp_t5
        bcs     @end
        tya
        adc     zp_t2                   ; C = 0
        tay
        bcc     @byte                   ; always: eight strides are less than a page
@alike: clc
        rol     zp_t5
        bcs     @end
        tya
        adc     zp_t2                   ; C = 0
        tay
        bcc     @byte                   ; always
@end:   tya
        clc
        adc     zp_t2
        tay
        stx     pack_queue_end
        lda     zp_t1
        sta     pack_last
        lda     #PACK_GROUP             ; the first byte's bit is the highest
        sec
        sbc     zp_t0
        tax
        lda     zp_t5
@shift: dex
        bmi     @full
        asl     a
        bcc     @shift                  ; always
@full:  sta     pack_queue+QUEUE_MASK
        rts
.endproc
        .assert PACK_GROUP = 8, error, "a mask is a byte"
last_bit:       .byte   $80, $40, $20, $10, $08, $04, $02, $01
