        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export weapon_drop
        .import weapon_find

        .segment "RESOLVE"

GROUND_MOST     = 96

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
