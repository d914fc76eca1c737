        .include "ambush.inc"
        .export allot_add
        .import pool, allot_garotte, allot_grenades, allot_plastic, allot_used

        .segment "SETUP"

;;; allot_add -- give a man a grenade, the plastic, or the garotte
;;; rule:     11.2.7  at most six explosives a man
;;; in:       X = man, A = WEAPON_GRENADE, WEAPON_PLASTIC or WEAPON_GAROTTE
;;; out:      C = 1 when none is left or he can carry no more; X kept
;;; clobbers: A Y allot_grenades allot_used
;;; cycles:   <= 90
.proc allot_add
        tay
        lda     allot_used,y
        cmp     pool,y
        bcs     @none
        cpy     #WEAPON_GAROTTE
        beq     @garotte
        lda     allot_grenades,x
        clc
        adc     allot_plastic,x
        cmp     #EXPLOSIVE_SLOTS
        bcs     @none
        cpy     #WEAPON_PLASTIC
        beq     @plastic
        inc     allot_grenades,x
        bne     @count                  ; always
@plastic:
        inc     allot_plastic,x
        bne     @count                  ; always
@garotte:
        inc     allot_garotte,x
@count: lda     allot_used,y
        clc
        adc     #1
        sta     allot_used,y
        clc
@none:  rts
.endproc
