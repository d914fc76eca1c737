; Orders to fire: a single burst at a man, or at whoever comes in sight.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export begin_shot, begin_area, gun_ready
        .import action_cost, turn_cost, turn_needed, weapon_prepared, man_fit
        .import enemy_at, pair_terrain

        .segment "RESOLVE"

ORDER_COLUMN = 1                        ; of zp_order
ORDER_ROW    = 2

;;; begin_shot -- aim at an enemy in the square of an FS order
;;; rule:     5.33.1 12.4.1
;;; rule:     12.2  the enemy must be there; he turns to fire and pays; 12.4  not at the
;;;           fallen
;;; in:       X = man; zp_order = FS; man_target = man aimed at or NO_MAN
;;; out:      C = 1, A = ACT_TURN or ACT_SHOT, zp_time, zp_energy; man_target; C = 0, A = VAIN_*
;;;           not possible; act_firing
;;; clobbers: X Y act_value and what the rules use
;;; cycles:   -
.proc begin_shot
        jsr     gun_ready
        bcc     @done
        ldx     zp_actor
        lda     man_target,x
        cmp     #SOLDIERS
        bcc     @bound                  ; he follows the man he first aimed at
        lda     zp_order+ORDER_COLUMN
        sta     zp_to_x
        lda     zp_order+ORDER_ROW
        sta     zp_to_y
        jsr     enemy_at
        bcc     @nobody
        tya
        sta     man_target,x
@bound: tax
        jsr     man_fit
        bcc     @nobody
        txa
        tay
        ldx     zp_actor
        jsr     pair_terrain
        lda     #VAIN_UNSEEN
        bcc     @done
        jsr     turn_needed
        ldx     zp_actor
        cmp     #0
        beq     @aim                    ; in his own square: any facing will do
        cmp     man_facing,x
        beq     @aim
        sta     act_value,x
        ldy     #0
        jsr     turn_cost
        lda     #ACT_TURN
        sec
        rts
@aim:   jsr     action_cost             ; with a fire weapon in hand always something
        ldx     zp_actor
        lda     #1
        sta     act_firing,x
        lda     #ACT_SHOT
        sec
        rts
@nobody:
        lda     #VAIN_NOBODY
        clc
@done:  rts
.endproc

;;; begin_area -- watch the faced area
;;; rule:     12.3  fire on area
;;; in:       X = man; zp_order = FA; act_ready = when a shot of before lets him fire again
;;; out:      C = 1, A = ACT_AREA, zp_time, zp_energy; C = 0, A = VAIN_* no weapon to fire;
;;;           act_firing act_ready
;;; clobbers: X Y and what the rules use
;;; cycles:   -
.proc begin_area
        jsr     gun_ready
        bcc     @done
        ldx     zp_actor
        jsr     action_cost
        ldx     zp_actor
        lda     #1
        sta     act_firing,x
        clc
        lda     zp_now
        adc     #1
        cmp     act_ready,x
        bcc     @waits                  ; he has fired on an area before
        sta     act_ready,x
@waits: lda     #ACT_AREA
        sec
@done:  rts
.endproc

;;; gun_ready -- the fire weapon a soldier can shoot with
;;; rule:     12.1  weapons must be prepared; 12.5  an unloaded weapon may not be fired
;;; in:       X = man
;;; out:      C = 1 when he holds one that is loaded, A = its kind; C = 0, A = VAIN_*
;;; clobbers: X Y zp_arg0 zp_t0 and what weapon_prepared uses
;;; cycles:   -
.proc gun_ready
        jsr     weapon_prepared
        cmp     #WEAPON_MACHINE
        bcc     @none
        cmp     #WEAPON_RIFLE+1
        bcs     @none
        bit     zp_arg0                 ; its slot byte: V = loaded
        bvc     @empty
        sec
        rts
@none:  lda     #VAIN_NO_HAND
        clc
        rts
@empty: lda     #VAIN_UNLOADED
        clc
        rts
.endproc
