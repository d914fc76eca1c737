; Wounds, ducking, and weapons that run empty.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export wound, wound_kill, ducks, empties
        .import multiply_8, weapon_prepared, weapon_empties_lo, weapon_empties_hi

        .segment "RESOLVE"

FALLS_ABOVE     = 10
DUCK_LEAST      = 4
DUCK_SPAN       = 27                    ; 4..30 time points

;;; wound -- wound points for a hit
;;; rule:     12.10.1  1 to 99 at random; 12.10.2 above 10 in all he falls
;;; in:       X = soldier 0..19; zp_die = random
;;; out:      A = man_wounds of his; C = 1 he falls (man_posture set); X kept
;;; clobbers: Y zp_t0 zp_t1 zp_t2
;;; cycles:   <= 520
.proc wound
        lda     zp_die                  ; 1 + 99 x die / 65536
        sta     zp_t0
        lda     #WOUNDS_DEAD
        jsr     multiply_8
        sta     zp_t2
        lda     zp_die+1
        sta     zp_t0
        lda     #WOUNDS_DEAD
        jsr     multiply_8
        tay
        lda     zp_t1
        clc
        adc     zp_t2                   ; only the carry matters
        tya
        adc     #1
        adc     man_wounds,x            ; C = 0 here
        cmp     #WOUNDS_DEAD
        bcc     @alive
        lda     #WOUNDS_DEAD
@alive: sta     man_wounds,x
        cmp     #FALLS_ABOVE+1
        bcc     @stands
        tay
        lda     #POSTURE_PRONE
        sta     man_posture,x
        tya
@stands:
        rts
.endproc

;;; wound_kill -- certain death
;;; rule:     12.6.8  in the blast square
;;; in:       X = soldier 0..19
;;; out:      man_wounds, man_posture of his; X Y kept
;;; clobbers: A
;;; cycles:   <= 24
.proc wound_kill
        lda     #WOUNDS_DEAD
        sta     man_wounds,x
        lda     #POSTURE_PRONE
        sta     man_posture,x
        rts
.endproc

;;; ducks -- does a firing man duck, and for how long?
;;; rule:     12.4.4 12.4.5
;;; rule:     12.4.3  W10: with 1 - CC; 12.4.4 for 4 to 30 time points
;;; in:       X = soldier 0..19; zp_die = random: low byte whether, high byte how long
;;; out:      C = 1 he ducks: A = time points; X kept
;;; clobbers: Y zp_t0 zp_t1
;;; cycles:   <= 450
.proc ducks
        lda     zp_die
        sta     zp_t0
        lda     #10
        jsr     multiply_8              ; A = tenths 0..9
        cmp     man_command,x
        bcc     @stays
        lda     zp_die+1
        sta     zp_t0
        lda     #DUCK_SPAN
        jsr     multiply_8
        clc
        adc     #DUCK_LEAST
        sec
@stays: rts
.endproc

;;; empties -- does the weapon just fired run empty?
;;; rule:     12.5.1  10 % of the times, a machine gun 3 %
;;; in:       X = soldier 0..19 with a fire weapon in hand; zp_die = random
;;; out:      C = 1 it is unloaded now; X kept; man_weapons
;;; clobbers: A Y zp_t0 zp_arg0
;;; cycles:   <= 400
.proc empties
        jsr     weapon_prepared
        sty     zp_t0
        tay
        lda     zp_die
        cmp     weapon_empties_lo,y
        lda     zp_die+1
        sbc     weapon_empties_hi,y
        bcs     @loaded
        ldy     zp_t0
        lda     man_explosives,y
        and     #WEAPON_LOADED ^ $FF
        sta     man_explosives,y
        sec
        rts
@loaded:
        clc
        rts
.endproc
