; Getting, dropping and finding weapons.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export weapon_can_take, weapon_take, weapon_drop, weapon_lies, weapon_get, weapon_look
        .import weapon_find, weapon_count, weapon_limit

        .segment "RULES"

GROUND_MOST     = 96
FIRE_MOST       = 3
SLOTS_END       = SOLDIERS*(EXPLOSIVE_SLOTS+OTHER_SLOTS)
FROM_GROUND     = 0
FROM_MAN        = 1

;;; weapon_can_take -- may a soldier carry one more of a kind?
;;; rule:     11.0.1
;;; rule:     8.7.5  6 explosives: 2 plastic, 6 grenades
;;; rule:     8.7.6  5 others, 3 of them fire weapons: machine gun 2, autorifle 3, rifle 3,
;;; rule:     8.7.6  garotte 2, knife 3 (a fixed bayonet is a knife)
;;; in:       X = soldier 0..19; A = WEAPON_PLASTIC..WEAPON_KNIFE
;;; out:      C = 1 he may; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 1200
.proc weapon_can_take
        sta     zp_t3
        tay
        iny
        cmp     #WEAPON_KNIFE
        bne     @kind
        iny                             ; knives and bayonets
@kind:  jsr     weapon_count
        ldy     zp_t3
        cmp     weapon_limit,y
        bcs     @no
        lda     #WEAPON_PLASTIC
        cpy     #WEAPON_MACHINE
        ldy     #WEAPON_GRENADE+1
        bcc     @class
        lda     #WEAPON_MACHINE
        ldy     #WEAPON_BAYONET+1
        jsr     weapon_count
        cmp     #OTHER_SLOTS
        bcs     @no
        lda     zp_t3
        cmp     #WEAPON_RIFLE+1
        bcs     @yes
        lda     #WEAPON_MACHINE
        ldy     #WEAPON_RIFLE+1
        jsr     weapon_count
        cmp     #FIRE_MOST
        bcs     @no
@yes:   sec
        rts
@class: jsr     weapon_count
        cmp     #EXPLOSIVE_SLOTS
        bcc     @yes
@no:    clc
        rts
.endproc

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

;;; weapon_drop -- put a weapon on the ground
;;; rule:     5.27.1 5.28.1 5.29.1 5.30.1 5.31.1 5.32.1 7.0.1
;;; rule:     7.3.3  the weapon in hand only when there is no other of its kind
;;; rule:     7.3.4  never the grenade in hand
;;; rule:     5.9  without a rifle the bayonet is a knife again
;;; in:       X = soldier 0..19; A = WEAPON_PLASTIC..WEAPON_KNIFE
;;; out:      C = 1 impossible; X kept; ground_count ground_kind ground_x ground_y
;;;           man_explosives man_weapons
;;; clobbers: A Y zp_t0 zp_t1 zp_t2
;;; cycles:   <= 1600
.proc weapon_drop
        sta     zp_t2
        jsr     weapon_find
        bcc     @no
        bpl     @drop                   ; not the one in hand
        lda     zp_t2
        cmp     #WEAPON_GRENADE
        beq     @no
@drop:  lda     ground_count
        cmp     #GROUND_MOST
        bcs     @no
        lda     #WEAPON_NONE
        sta     man_explosives,y
        ldy     ground_count
        inc     ground_count
        lda     man_x,x
        sta     ground_x,y
        lda     man_y,x
        sta     ground_y,y
        lda     zp_t2
        sta     ground_kind,y
        cmp     #WEAPON_RIFLE
        bne     @done
        jsr     weapon_find
        bcs     @done
        lda     #WEAPON_BAYONET         ; no rifle left to carry it: a knife, put away
        jsr     weapon_find
        bcc     @done
        lda     #WEAPON_KNIFE
        sta     man_explosives,y
@done:  clc
        rts
@no:    sec
        rts
.endproc

;;; weapon_lies -- is there such a weapon to be had in a soldier's square?
;;; rule:     7.1.1  on the ground, or on a man dead or in shock, of either side
;;; in:       X = soldier 0..19; A = WEAPON_PLASTIC..WEAPON_KNIFE
;;; out:      C = 1 yes: zp_arg0 = 0 on the ground, 1 on a man; zp_arg1 = entry of ground_*, or
;;;           slot index from man_explosives; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 12000
.proc weapon_lies
        sta     zp_t2
        ldy     ground_count
@ground:
        dey
        bmi     @men
        lda     ground_kind,y
        cmp     zp_t2
        bne     @ground
        lda     ground_x,y
        cmp     man_x,x
        bne     @ground
        lda     ground_y,y
        cmp     man_y,x
        bne     @ground
        lda     #FROM_GROUND
        beq     @found                  ; always
@men:   stx     zp_t3
        ldy     #SOLDIERS
@man:   dey
        bmi     @none
        cpy     zp_t3
        beq     @man
        lda     man_in_play,y
        beq     @man
        lda     man_wounds,y
        cmp     #WOUNDS_SHOCK
        bcc     @man
        lda     man_x,y
        cmp     man_x,x
        bne     @man
        lda     man_y,y
        cmp     man_y,x
        bne     @man
        sty     zp_arg0
        tya
        tax
        lda     zp_t2
        jsr     weapon_find
        bcs     @his
        ldx     zp_t3
        ldy     zp_arg0
        bpl     @man                    ; always
@his:   ldx     zp_t3
        lda     #FROM_MAN
@found: sta     zp_arg0
        sty     zp_arg1
        sec
        rts
@none:  clc
        rts
.endproc

;;; weapon_get -- pick a weapon up
;;; rule:     5.19.1 5.20.1 5.21.1 5.22.1 5.23.1 5.24.1 5.25.1 7.0.1
;;; rule:     7.1.2  nothing there costs 10 time and 1 energy
;;; rule:     7.1.3  past the carrying limit the order is ignored
;;; in:       X = soldier 0..19; A = WEAPON_PLASTIC..WEAPON_KNIFE
;;; out:      A = 0 taken, 1 none there, 2 past the limit; X kept; changes man_weapons
;;;           ground_* man_explosives
;;; clobbers: Y zp_t0 zp_t1 zp_t2 zp_t3 zp_arg0 zp_arg1
;;; cycles:   <= 15000
.proc weapon_get
        pha
        jsr     weapon_can_take
        pla
        bcc     @limit
        pha
        jsr     weapon_lies
        pla
        bcc     @nothing
        pha
        ldy     zp_arg1
        lda     zp_arg0
        beq     @ground
        lda     #WEAPON_NONE
        sta     man_explosives,y
        beq     @take                   ; always
@ground:
        dec     ground_count            ; the last entry fills the gap
        stx     zp_t3
        ldx     ground_count
        lda     ground_x,x
        sta     ground_x,y
        lda     ground_y,x
        sta     ground_y,y
        lda     ground_kind,x
        sta     ground_kind,y
        ldx     zp_t3
@take:  pla
        jsr     weapon_take
        lda     #0
        rts
@nothing:
        lda     #1
        rts
@limit: lda     #2
        rts
.endproc

;;; weapon_look -- what a looking soldier picks up next
;;; rule:     8.7.4  as many as he sees, until the limit
;;; rule:     8.7.7  in the order of the limits' table
;;; in:       X = soldier 0..19
;;; out:      A = WEAPON_*, WEAPON_NONE when there is nothing more for him; X kept
;;; clobbers: Y zp_t0 zp_t1 zp_t2 zp_t3 zp_arg0 zp_arg1 zp_arg2
;;; cycles:   <= 90000
.proc weapon_look
        lda     #WEAPON_PLASTIC
        sta     zp_arg2
@kind:  jsr     weapon_can_take
        bcc     @next
        lda     zp_arg2
        jsr     weapon_lies
        bcs     @found
@next:  inc     zp_arg2
        lda     zp_arg2
        cmp     #WEAPON_KNIFE+1
        bcc     @kind
        lda     #WEAPON_NONE
        rts
@found: lda     zp_arg2
        rts
.endproc
