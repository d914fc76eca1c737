; What the guns of the enemies that are known go through.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export foes_pierce
        .exportzp ai_pierce
        .import foe_select, foe_no, weapon_mp, weapon_ss

        .segment "COMPUTER"

;;; foes_pierce -- the armour that the best gun of the enemies known pierces from near by
;;; rule:     7.3.10 W23  MP and a quarter of the shell size squared, cut
;;; in:       zp_side; ai_known foe_no
;;; out:      ai_pierce, 0 when no enemy known has a gun against armour
;;; clobbers: A X Y zp_foe zp_foe_no zp_t0 zp_t1 ai_t0
;;; cycles:   -
.proc foes_pierce
        lda     #0
        sta     ai_pierce
        lda     ai_known
        sta     ai_t0
@foe:   ldx     ai_t0
        beq     @done
        dex
        stx     ai_t0
        lda     foe_no,x
        jsr     foe_select
        ldy     #U_WEAPON
        lda     (zp_foe),y
        tax
        lda     weapon_mp,x
        beq     @foe                    ; shells only
        ldy     weapon_ss,x
        clc
        adc     shell,y
        cmp     ai_pierce
        bcc     @foe
        sta     ai_pierce
        bcs     @foe                    ; always
@done:  rts
shell:  .byte   0, 0, 1, 2, 4, 6, 9
.endproc
