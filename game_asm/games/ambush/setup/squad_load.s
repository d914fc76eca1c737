; The standard squads: characteristics and weapons.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export squad_load
        .import squad_name, squad_rank, squad_weight, squad_strength, squad_intelligence
        .import squad_dexterity, squad_observation, squad_throwing, squad_firing, squad_fighting
        .import squad_expert, soldier_arm

        .segment "SETUP"

NAMES = SQUAD * 12

;;; squad_load -- give the ten soldiers of a side their standard selves
;;; rule:     4.3.1 4.11.2 D.1 S.1 S.2
;;; rule:     4.0  the squad cards; 11.1  standard weapons; 6.6  99 endurance
;;; in:       X = side, 0 or 1
;;; out:      man_name .. man_issued, man_endurance, man_explosives, man_weapons of the side
;;; clobbers: A X Y zp_t0..zp_t3 man_target
;;; cycles:   -
.proc squad_load
        txa
        bne @german
        tay
@american:
        lda     squad_name,y
        sta     man_name,y
        iny
        cpy     #NAMES
        bcc     @american
        bcs     @men                    ; always
@german:
        ldy     #NAMES
@name:  lda     squad_name,y
        sta     man_name,y
        iny
        cpy     #2 * NAMES
        bcc     @name
        ldx     #SQUAD
@men:   lda     #SQUAD
        sta     zp_t3
@man:   lda     squad_rank,x
        sta     man_rank,x
        lda     squad_weight,x
        sta     man_weight,x
        lda     squad_strength,x
        sta     man_strength,x
        lda     squad_intelligence,x
        sta     man_intelligence,x
        lda     squad_dexterity,x
        sta     man_dexterity,x
        lda     squad_observation,x
        sta     man_observation,x
        lda     squad_throwing,x
        sta     man_throwing,x
        lda     squad_firing,x
        sta     man_firing,x
        lda     squad_fighting,x
        sta     man_fighting,x
        lda     squad_expert,x
        sta     man_expert,x
        jsr     soldier_arm
        inx
        dec     zp_t3
        bne     @man
        rts
.endproc
