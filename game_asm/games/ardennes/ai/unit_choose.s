; Where a unit goes.
        .include "ai/ai.inc"

        .export own_foe, unit_choose
        .import ai_goal, ai_shut, foe_sent, foe_shut, hex_field, hex_worth, reach_find, stack_count
        .import unit_attack
        .import unit_walk

LAST_PAGE       = (36*52) / 256
LAST_BYTES      = (36*52) .mod 256

        .segment "COMPUTER_BSS"
own_foe:        .res UNITS              ; whom each unit is to attack, NO_FOE nobody
might:          .res 1
shut_to:        .res 1                  ; ai_shut of the best

        .segment "COMPUTER"

;;; unit_choose -- put a unit into the best hex that it can come to
;;; rule:     4.1 4.4
;;; in:       ai_unit on the map, its half-day begun where it stands or it is put there again;
;;;           ai_back; what hex_worth reads
;;; out:      unit_at_lo, unit_at_hi; own_foe, foe_sent, foe_shut
;;; clobbers: everything but the rest of the state
;;; cycles:   <= 700000
.proc unit_choose
        ldx     ai_unit
        lda     ai_back
        beq     @fresh
        ldy     own_foe,x
        cpy     #NO_FOE
        beq     @fresh
        jsr     unit_attack             ; it attacks him no more
        sta     might
        ldy     own_foe,x
        lda     foe_sent,y
        sec
        sbc     might
        sta     foe_sent,y
@fresh: ldx     ai_unit
        lda     #NO_FOE
        sta     own_foe,x
        sta     ai_foe_to
        lda     #0
        sta     ai_best
        sta     ai_best+1
        jsr     reach_find
        sta     ai_limit
        jsr     nearest                 ; first, so that most others need no closer look
        lda     #0
        sta     ai_ptr
        lda     #>hex_field
        sta     ai_ptr+1
        ldy     #0
@line:  lda     ai_limit
@byte:  cmp     (ai_ptr),y
        bcs     @look
@next:  iny
        bne     @byte
        inc     ai_ptr+1
        lda     ai_ptr+1
        cmp     #>hex_field + LAST_PAGE + 1
        bcc     @line
        bcs     @put                    ; always
@look:  lda     ai_ptr+1
        sec
        sbc     #>hex_field
        cmp     #LAST_PAGE
        bcc     @in
        cpy     #LAST_BYTES
        bcs     @put                    ; behind the field
@in:    sta     ai_at+1
        sty     ai_at
        jsr     judge
        ldy     ai_at
        lda     ai_limit
        jmp     @next
@put:   lda     ai_best
        ora     ai_best+1
        beq     @done                   ; nowhere at all: it stays
        copy_word zp_hex, ai_to
        ldx     ai_unit
        jsr     unit_walk
        ldx     ai_unit
        lda     unit_at_lo,x
        cmp     ai_to
        bne     @done                   ; somebody was in its way
        lda     unit_at_hi,x
        cmp     ai_to+1
        bne     @done
        ldy     ai_foe_to
        cpy     #NO_FOE
        beq     @done
        tya
        sta     own_foe,x
        jsr     unit_attack
        ldy     ai_foe_to
        clc
        adc     foe_sent,y
        bcc     @sent
        lda     #$FF
@sent:  sta     foe_sent,y
        lda     shut_to
        ora     foe_shut,y
        sta     foe_shut,y
@done:  rts
.endproc

; Hex ai_at is the best so far, when it is and there is room.
.proc judge
        jsr     hex_worth
        lda     ai_worth
        cmp     ai_best
        lda     ai_worth+1
        sbc     ai_best+1
        bcc     @done
        jsr     room
        bcs     @done
        copy_word ai_best, ai_worth
        copy_word ai_to, ai_at
        lda     ai_foe
        sta     ai_foe_to
        lda     ai_shut
        sta     shut_to
@done:  rts
.endproc

; The hex in reach that is nearest to the post is judged.
.proc nearest
        lda     ai_back
        bne     @done
        lda     #$FF
        sta     ai_left
        ldx     #0                      ; pages
        ldy     #0
        sty     ai_ptr
        sty     zp_ptr0
        lda     #>hex_field
        sta     ai_ptr+1
        lda     #>ai_goal
        sta     zp_ptr0+1
        lda     ai_limit
@byte:  cmp     (ai_ptr),y
        bcs     @in
@next:  iny
        bne     @byte
        inc     ai_ptr+1
        inc     zp_ptr0+1
        inx
        cpx     #LAST_PAGE + 1
        bcc     @byte
@end:   lda     ai_left
        cmp     #$FF
        bne     judge
@done:  rts
@in:    cpx     #LAST_PAGE
        bcc     @within
        cpy     #LAST_BYTES
        bcs     @end                    ; behind the field
@within:
        lda     (zp_ptr0),y
        cmp     ai_left
        bcs     @far
        sta     ai_left
        sty     ai_at
        stx     ai_at+1
@far:   lda     ai_limit
        jmp     @next
.endproc

; C = 0 when there is room for unit ai_unit in hex ai_at.
.proc room
        copy_word zp_hex, ai_at
        lda     st_side
        jsr     stack_count
        ldx     ai_unit
        ldy     unit_at_hi,x
        cpy     ai_at+1
        bne     @count
        ldy     unit_at_lo,x
        cpy     ai_at
        bne     @count
        sec
        sbc     #1                      ; itself
@count: cmp     #STACK
        rts
.endproc
