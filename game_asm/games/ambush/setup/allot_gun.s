        .export allot_gun
        .import pool, allot_gun_of, allot_used

        .segment "SETUP"

;;; allot_gun -- give a man a fire weapon in place of the one he has
;;; rule:     11.2.6  one and only one
;;; in:       X = man, A = WEAPON_MACHINE, WEAPON_AUTO or WEAPON_RIFLE
;;; out:      C = 1 when none is left; X kept; changes allot_gun_of allot_used
;;; clobbers: A Y
;;; cycles:   <= 70
.proc allot_gun
        cmp     allot_gun_of,x
        beq     @has
        tay
        lda     allot_used,y
        cmp     pool,y
        bcs     @none
        adc     #1
        sta     allot_used,y
        tya
        ldy     allot_gun_of,x
        sta     allot_gun_of,x
        lda     allot_used,y            ; the one he had goes back; kind 0 counts for nothing
        sec
        sbc     #1
        sta     allot_used,y
@has:   clc
@none:  rts
.endproc
