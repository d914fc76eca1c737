        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export weapon_take
        .import weapon_can_take

        .segment "RULES"

;;; weapon_take -- put a weapon among what a soldier carries
;;; rule:     7.3.1  it comes unprepared and unloaded
;;; in:       X = soldier 0..19; A = WEAPON_PLASTIC..WEAPON_KNIFE
;;; out:      C = 1 past the limits; X kept; man_explosives man_weapons
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 1500
.proc weapon_take
        jsr     weapon_can_take
        bcc     @no
        txa
        ldy     zp_t3
        cpy     #WEAPON_MACHINE
        bcc     @first
        clc
        adc     #SOLDIERS*EXPLOSIVE_SLOTS
@first: tay
@slot:  lda     man_explosives,y        ; within the limits a slot is free
        beq     @free
        tya
        clc
        adc     #SOLDIERS
        tay
        bne     @slot                   ; always
@free:  lda     zp_t3
        sta     man_explosives,y
        clc
        rts
@no:    sec
        rts
.endproc
