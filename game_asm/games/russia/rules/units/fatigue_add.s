; A unit tires.
        .include "zeropage.inc"
        .include "russia.inc"

        .export fatigue_add

        .segment "RULES"

;;; fatigue_add -- add to the fatigue of a unit; who is at the most loses strength instead
;;; rule:     8.1.1 8.1.10
;;; in:       zp_unit; A = points 0..255
;;; out:      its record; X kept
;;; clobbers: A Y zp_t0
;;; cycles:   <= 70
.proc fatigue_add
        cmp     #0
        beq     @done
        sta     zp_t0
        ldy     #U_FATIGUE
        lda     (zp_unit),y
        cmp     #MOST_FATIGUE
        bcs     @hurt
        adc     zp_t0                   ; C = 0
        bcs     @most
        cmp     #MOST_FATIGUE
        bcc     @put
@most:  lda     #MOST_FATIGUE
@put:   sta     (zp_unit),y
@done:  rts
@hurt:  ldy     #U_STRENGTH
        lda     (zp_unit),y
        beq     @done                   ; the battle has just ended it: it is no unit any more
        lsr     a
        lsr     a
        bne     @less
        lda     #1                      ; the last points go one by one
@less:  sta     zp_t0
        lda     (zp_unit),y
        sec
        sbc     zp_t0
        sta     (zp_unit),y
        rts
.endproc
