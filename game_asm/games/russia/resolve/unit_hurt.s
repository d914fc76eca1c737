; A unit loses strength.
        .include "zeropage.inc"
        .include "russia.inc"

        .export unit_hurt
        .import loss_of, rng_word

        .segment "GROUND"

;;; unit_hurt -- a unit loses a percentage of its strength
;;; rule:     7.10.1 7.1.9  what is less than a point is drawn
;;; in:       zp_unit; A = whole per cent 0..125, Y = 256ths of one
;;; out:      its record, strength 0 at the end; rng_seed moved on
;;; clobbers: A X Y zp_t0..zp_t7 zp_die zp_lib0 zp_lib1
;;; cycles:   <= 1800
.proc unit_hurt
        sta     zp_t5
        sty     zp_t0
        jsr     rng_word
        ldy     #U_STRENGTH
        lda     (zp_unit),y
        tax
        ldy     zp_t0
        lda     zp_t5
        jsr     loss_of
        sta     zp_t0
        ldy     #U_STRENGTH
        lda     (zp_unit),y
        sec
        sbc     zp_t0
        sta     (zp_unit),y
        rts
.endproc
