; Which enemy is looked from.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export threat_from, look_x, look_y, looked_x, looked_y
        .import enemy_distance, known_square, man_fit, size

APART           = 4                     ; squares between two enemies who are looked from

        .segment "COMPUTER"

;;; threat_from -- the remembered enemy nearest to the first man who stands
;;; rule:     2.4  of those his side has seen
;;; in:       ai_first ai_foe; known_x known_y; looked_x/y = one who does not count, 0 = none
;;; out:      C = 1 when there is one: look_x/y
;;; clobbers: A X Y look_* zp_t0 zp_t1 zp_to_x zp_to_y
;;; cycles:   <= 3200
.proc threat_from
        lda     #FAR
        sta     look_far
        ldx     ai_first
        ldy     #SQUAD
@first: jsr     man_fit
        bcs     @looks
        inx
        dey
        bne     @first
        clc                             ; nobody is left to be seen
        rts
@looks:
        ldy     #SQUAD-1
@man:   tya
        pha
        clc
        adc     ai_foe
        tay
        jsr     known_square
        beq     @skip
        lda     looked_x
        beq     @far
        sec
        sbc     zp_to_x
        jsr     near
        bcs     @far
        lda     looked_y
        sec
        sbc     zp_to_y
        jsr     near
        bcc     @skip
@far:   jsr     enemy_distance
        cmp     look_far
        bcs     @skip
        sta     look_far
        lda     zp_to_x
        sta     look_x
        lda     zp_to_y
        sta     look_y
@skip:  pla
        tay
        dey
        bpl     @man
        lda     look_far
        cmp     #FAR
        bcs     @none
        sec
        rts
@none:  clc
        rts
.endproc

; A = a difference, C = 0 when it is below nothing: C = 0 when it is small
.proc near
        jsr     size
        cmp     #APART
        rts
.endproc

        .segment "COMPUTER_BSS"
looked_x:       .res 1                  ; the last one, 0 = none
looked_y:       .res 1
look_x:         .res 1
look_y:         .res 1
look_far:       .res 1
