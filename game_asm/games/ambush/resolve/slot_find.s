; Looking through what a soldier carries.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export slot_find, slot_prepared, slot_gun

        .segment "RESOLVE"

SLOTS_END = SOLDIERS * (EXPLOSIVE_SLOTS + OTHER_SLOTS)
        ; explosives and other weapons lie one behind the other, so that one index serves
        .assert man_weapons = man_explosives + SOLDIERS * EXPLOSIVE_SLOTS, lderror, "slots"

;;; slot_find -- find a weapon of a kind on a soldier
;;; in:       X = man; A = WEAPON_* kind
;;; out:      C = 1 when he has one: Y = its index in man_explosives, A = its slot byte; X kept
;;; clobbers: zp_t0
;;; cycles:   <= 330
; A weapon in hand is found before one that is not.
.proc slot_find
        ora     #WEAPON_PREPARED
        sta     zp_t0
        jsr     @scan
        bcs     @done
        lda     zp_t0
        and     #WEAPON_KIND
        sta     zp_t0
@scan:  txa
        tay
@slot:  lda     man_explosives,y
        and     #WEAPON_KIND | WEAPON_PREPARED
        cmp     zp_t0
        beq     @found
        tya
        clc
        adc     #SOLDIERS
        tay
        cpy     #SLOTS_END
        bcc     @slot
        clc
        rts
@found: lda     man_explosives,y        ; C = 1 from the compare
@done:  rts
.endproc

;;; slot_prepared -- find the weapon in a soldier's hands
;;; in:       X = man
;;; out:      C = 1 when there is one: Y = index in man_explosives, A = slot byte; X kept
;;; clobbers: none
;;; cycles:   <= 260
; Of rifle and bayonet it answers whichever stands first.
.proc slot_prepared
        txa
        tay
@slot:  lda     man_explosives,y
        bmi     @found
        tya
        clc
        adc     #SOLDIERS
        tay
        cpy     #SLOTS_END
        bcc     @slot
        clc
        rts
@found: sec
        rts
.endproc

;;; slot_gun -- find the fire weapon a soldier can shoot with
;;; rule:     12.1  weapons must be prepared; 12.5  an unloaded weapon may not be fired
;;; in:       X = man
;;; out:      C = 1 when one is prepared and loaded: Y = index, A = its kind; X kept
;;; clobbers: zp_t0
;;; cycles:   <= 330
.proc slot_gun
        txa
        clc
        adc     #SOLDIERS * EXPLOSIVE_SLOTS
        tay
@slot:  lda     man_explosives,y
        cmp     #WEAPON_PREPARED | WEAPON_LOADED
        bcs     @found
        tya
        clc
        adc     #SOLDIERS
        tay
        cpy     #SLOTS_END
        bcc     @slot
        clc
        rts
@found: and     #WEAPON_KIND            ; only fire weapons are ever loaded
        sec
        rts
.endproc
