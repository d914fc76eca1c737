        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export squad_arm
        .import soldier_arm

        .segment "SETUP"

;;; squad_arm -- hand all ten of a side their standard weapons
;;; rule:     11.1
;;; in:       st_side
;;; out:      man_issued man_explosives man_weapons man_endurance man_target
;;; clobbers: A X Y zp_t0..zp_t3
;;; cycles:   -
.proc squad_arm
        ldx     st_side
        beq     @begin
        ldx     #SQUAD
@begin: lda     #SQUAD
        sta     zp_t3
@man:   jsr     soldier_arm
        inx
        dec     zp_t3
        bne     @man
        rts
.endproc
