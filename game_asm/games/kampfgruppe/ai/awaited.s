        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export awaited
        .import friend_at

        .segment "COMPUTER"

;;; awaited -- is a vehicle of the formation on its way to load the unit at work?
;;; in:       ai_first, zp_side, zp_unit_no
;;; out:      C = 1: yes
;;; clobbers: A X Y zp_ptr1 zp_t0 zp_t1
;;; cycles:   <= 600
.proc awaited
        lda     ai_first
        jsr     friend_at
        ldx     #IN_FORMATION
@unit:  ldy     #U_LOAD
        lda     (zp_ptr1),y
        cmp     zp_unit_no
        bne     @other
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        cmp     #1
        bcs     @done
@other: lda     zp_ptr1
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr1
        bcc     @next
        inc     zp_ptr1+1
@next:  dex
        bne     @unit
        clc
@done:  rts
.endproc
