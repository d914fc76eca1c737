        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export weapon_lies
        .import weapon_find

        .segment "RESOLVE"

FROM_GROUND     = 0
FROM_MAN        = 1

;;; weapon_lies -- is there such a weapon to be had in a soldier's square?
;;; rule:     7.1.1  on the ground, or on a man dead or in shock, of either side
;;; in:       X = soldier 0..19; A = WEAPON_PLASTIC..WEAPON_KNIFE
;;; out:      C = 1 yes: zp_arg0 = 0 on the ground, 1 on a man; zp_arg1 = entry of ground_*, or
;;;           slot index from man_explosives; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 12000
.proc weapon_lies
        sta     zp_t2
        ldy     ground_count
@ground:
        dey
        bmi     @men
        lda     ground_kind,y
        cmp     zp_t2
        bne     @ground
        lda     ground_x,y
        cmp     man_x,x
        bne     @ground
        lda     ground_y,y
        cmp     man_y,x
        bne     @ground
        lda     #FROM_GROUND
        beq     @found                  ; always
@men:   stx     zp_t3
        ldy     #SOLDIERS
@man:   dey
        bmi     @none
        cpy     zp_t3
        beq     @man
        lda     man_in_play,y
        beq     @man
        lda     man_wounds,y
        cmp     #WOUNDS_SHOCK
        bcc     @man
        lda     man_x,y
        cmp     man_x,x
        bne     @man
        lda     man_y,y
        cmp     man_y,x
        bne     @man
        sty     zp_arg0
        tya
        tax
        lda     zp_t2
        jsr     weapon_find
        bcs     @his
        ldx     zp_t3
        ldy     zp_arg0
        bpl     @man                    ; always
@his:   ldx     zp_t3
        lda     #FROM_MAN
@found: sta     zp_arg0
        sty     zp_arg1
        sec
        rts
@none:  clc
        rts
.endproc
