        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export weapon_load

        .segment "RULES"

;;; weapon_load -- load a fire weapon
;;; rule:     5.16.1 5.17.1 5.18.1
;;; rule:     12.5.3  loading a loaded weapon costs 10 time and 1 energy
;;; rule:     12.5.4  without the weapon the order is ignored
;;; in:       X = soldier 0..19; A = WEAPON_*
;;; out:      C = 1 he has none; else A = 0 loaded now, 1 it was loaded; X kept;
;;;           man_weapons
;;; clobbers: Y zp_t0 zp_t1
;;; cycles:   <= 430
.proc weapon_load
        sta     zp_t0
        lda     #0
        sta     zp_t1                   ; 1 = has one, loaded
        txa
        tay
@slot:  lda     man_weapons,y
        and     #WEAPON_KIND
        cmp     zp_t0
        bne     @next
        lda     man_weapons,y
        and     #WEAPON_LOADED
        beq     @load
        lda     #1
        sta     zp_t1
        lda     man_weapons,y
        bmi     @loaded                 ; the one in hand is the one meant
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SOLDIERS*OTHER_SLOTS
        bcc     @slot
        lda     zp_t1
        bne     @loaded
        sec
        rts
@load:  lda     man_weapons,y
        ora     #WEAPON_LOADED
        sta     man_weapons,y
        lda     #0
        clc
        rts
@loaded:
        lda     #1
        clc
        rts
.endproc
