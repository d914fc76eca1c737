        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export awaited

        .segment "COMPUTER"

;;; awaited -- is a vehicle of the formation on its way to load the unit at work?
;;; in:       ai_first, zp_side, zp_unit_no
;;; out:      C = 1: yes
;;; clobbers: A X Y zp_ptr0 ai_t0
;;; cycles:   <= 600
.proc awaited
        lda     zp_unit
        sta     zp_ptr0
        lda     zp_unit+1
        sta     zp_ptr0+1
        ldx     ai_index                ; back to the HQ's record
        beq     @look
@back:  lda     zp_ptr0
        sec
        sbc     #UNIT_SIZE
        sta     zp_ptr0
        bcs     @step
        dec     zp_ptr0+1
@step:  dex
        bne     @back
@look:  ldx     #IN_FORMATION
@unit:  ldy     #U_LOAD
        lda     (zp_ptr0),y
        cmp     zp_unit_no
        bne     @other
        ldy     #U_COUNT
        lda     (zp_ptr0),y
        cmp     #1
        bcs     @done
@other: lda     zp_ptr0
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr0
        bcc     @next
        inc     zp_ptr0+1
@next:  dex
        bne     @unit
        clc
@done:  rts
.endproc
