        .include "state.inc"
        .include "ambush.inc"
        .export allot_begin, allot_used, allot_gun_of, allot_grenades, allot_plastic
        .export allot_garotte, allot_left
        .import setup_first, squad_issued, squad_grenades, allot_add, allot_gun

        .segment "SETUP_BSS"

allot_gun_of:   .res SOLDIERS           ; WEAPON_* of his fire weapon
allot_grenades: .res SOLDIERS
allot_plastic:  .res SOLDIERS
allot_garotte:  .res SOLDIERS
allot_used:     .res WEAPON_KNIFE + 1   ; how many are given out, by kind
allot_left:     .res 1

        .segment "SETUP"

;;; allot_begin -- give everyone what the squad card gives him but the garotte, as far as there is
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
        sta     allot_left
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
        dec     allot_left
        bne     @man
        rts
.endproc
