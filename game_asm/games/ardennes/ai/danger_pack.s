; What enemies threaten, hex by hex, in half a byte each.
        .include "ai/ai.inc"

        .export ai_danger, danger_at, danger_pack
        .import hex_field

HEXES           = 36*52
MOST            = 15

        .segment "AI_DANGER"
ai_danger:      .res HEXES / 2          ; the lower half is the even hex's

        .segment "COMPUTER"

;;; danger_pack -- keep a field as quarters in half a byte a hex
;;; in:       hex_field = enemy strength near each hex
;;; out:      ai_danger
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t0
;;; cycles:   <= 90000
.proc danger_pack
        set_word zp_ptr0, hex_field
        set_word zp_ptr1, ai_danger
@pair:  ldy     #0
        jsr     quarter
        sta     zp_t0
        iny
        jsr     quarter
        asl     a
        asl     a
        asl     a
        asl     a
        ora     zp_t0
        ldy     #0
        sta     (zp_ptr1),y
        lda     zp_ptr0
        clc
        adc     #2
        sta     zp_ptr0
        bcc     @to
        inc     zp_ptr0+1
@to:    inc     zp_ptr1
        bne     @end
        inc     zp_ptr1+1
@end:   lda     zp_ptr1
        cmp     #<(ai_danger + HEXES / 2)
        lda     zp_ptr1+1
        sbc     #>(ai_danger + HEXES / 2)
        bcc     @pair
        rts
.endproc

; A = a quarter of the byte at zp_ptr0,y, rounded up, 15 at most; Y kept.
.proc quarter
        lda     (zp_ptr0),y
        beq     @done
        cmp     #4 * MOST
        bcs     @most
        adc     #3                      ; C = 0
        lsr     a
        lsr     a
        rts
@most:  lda     #MOST
@done:  rts
.endproc

;;; danger_at -- what enemies threaten in a hex
;;; in:       ai_at = index
;;; out:      A = quarters of their strength, 0..15
;;; clobbers: Y zp_ptr0
;;; cycles:   <= 60
.proc danger_at
        lda     ai_at+1
        lsr     a
        sta     zp_ptr0+1
        lda     ai_at
        ror     a
        php
        clc
        adc     #<ai_danger
        sta     zp_ptr0
        lda     zp_ptr0+1
        adc     #>ai_danger
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        plp
        bcs     @odd
        and     #%00001111
        rts
@odd:   lsr     a
        lsr     a
        lsr     a
        lsr     a
        rts
.endproc
