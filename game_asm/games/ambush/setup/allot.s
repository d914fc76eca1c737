; Weapons in the hands of men: the table that the player fills.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export allot_begin, allot_add, allot_gun, allot_used, allot_arm
        .export allot_gun_of, allot_grenades, allot_plastic, allot_garotte
        .import setup_first, pool, arm_soldier
        .import squad_issued, squad_grenades

        .segment "SETUP_BSS"
allot_gun_of:   .res SOLDIERS           ; WEAPON_* of his fire weapon
allot_grenades: .res SOLDIERS
allot_plastic:  .res SOLDIERS
allot_garotte:  .res SOLDIERS
allot_used:     .res WEAPON_KNIFE + 1   ; how many are given out, by kind
left_men:       .res 1

        .segment "SETUP"

;;; allot_begin -- give everyone what the squad card gives him, as far as there is of it
;;; in:       pool st_side man_in_play
;;; out:      allot_*
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   -
.proc allot_begin
        ldx     #WEAPON_KNIFE
        lda     #0
@none:  sta     allot_used,x
        dex
        bpl     @none
        lda     #SQUAD
        sta     left_men
        jsr     setup_first
@man:   lda     #0
        sta     allot_gun_of,x
        sta     allot_grenades,x
        sta     allot_plastic,x
        sta     allot_garotte,x
        lda     man_in_play,x
        beq     @next
        lda     squad_issued,x
        jsr     allot_gun
        bcc     @throw
        lda     #WEAPON_RIFLE           ; there is one for everybody
        jsr     allot_gun
@throw: ldy     squad_grenades,x
        lda     man_expert,x
        beq     @grenade
        tya
        pha
        lda     #WEAPON_PLASTIC
        jsr     allot_add
        pla
        tay
@grenade:
        tya
        beq     @next
        pha
        lda     #WEAPON_GRENADE
        jsr     allot_add
        pla
        tay
        dey
        bpl     @grenade                ; always
@next:  inx
        dec     left_men
        bne     @man
        rts
.endproc

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

;;; allot_arm -- the table becomes weapons
;;; in:       allot_*; st_side
;;; out:      man_issued man_explosives man_weapons
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2
;;; cycles:   -
.proc allot_arm
        lda     #SQUAD
        sta     left_men
        jsr     setup_first
@man:   lda     man_in_play,x
        beq     @next
        lda     allot_gun_of,x
        sta     man_issued,x
        lda     allot_grenades,x
        sta     zp_t0
        lda     allot_plastic,x
        sta     zp_t1
        lda     allot_garotte,x
        sta     zp_t2
        jsr     arm_soldier
@next:  inx
        dec     left_men
        bne     @man
        rts
.endproc
