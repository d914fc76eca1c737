        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export allot_arm
        .import setup_first, arm_soldier, allot_garotte, allot_grenades, allot_gun_of, allot_left
        .import allot_plastic

        .segment "SETUP"

;;; allot_arm -- the table becomes weapons
;;; in:       allot_*; st_side
;;; out:      man_issued man_explosives man_weapons
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2
;;; cycles:   -
.proc allot_arm
        lda     #SQUAD
        sta     allot_left
        jsr     setup_first
@man:   lda     man_in_play,x
        beq     @next
        lda     allot_gun_of,x
        sta     man_issued,x
        lda     allot_grenades,x
        sta     zp_t0
        lda     allot_plastic,x
        sta     zp_t1
        lda     allot_garotte,x
        sta     zp_t2
        jsr     arm_soldier
@next:  inx
        dec     allot_left
        bne     @man
        rts
.endproc
