; An explosion: whom it kills or wounds, and what plastic does to the village.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export explode
        .import blast_chance, village_blast, village_keep, chance_happens, rng_word, movie_add
        .import hurt_add, pairs_forget, man_changed, sound_blast, weapons_destroy

        .segment "RESOLVE"

BLASTS = 8

;;; explode -- a grenade or plastic goes off
;;; rule:     12.6  grenades; 12.7  plastic explosives
;;; in:       A = WEAPON_GRENADE or WEAPON_PLASTIC; zp_to_x zp_to_y = square
;;; out:      hurt_*; for plastic village, blast_*, changed, control_due
;;; clobbers: A X Y zp_from_x zp_from_y zp_to_x zp_to_y zp_inner zp_step and what the
;;;           rules use
;;; cycles:   -
.proc explode
        sta     zp_step                 ; what goes off
        lda     zp_to_x
        sta     zp_from_x
        sta     zp_arg0
        lda     zp_to_y
        sta     zp_from_y
        sta     zp_arg1
        ldx     #NO_MAN
        lda     zp_step
        cmp     #WEAPON_PLASTIC
        beq     @plastic
        lda     #EV_BLAST
        jsr     movie_add
        jmp     @sound
@plastic:
        lda     #EV_PLASTIC
        jsr     movie_add
        ldx     blast_count
        cpx     #BLASTS
        bcs     @down
        lda     zp_to_x
        sta     blast_x,x
        lda     zp_to_y
        sta     blast_y,x
        jsr     village_keep
        inc     blast_count
@down:  jsr     village_blast
        jsr     pairs_forget
        lda     #1
        sta     control_due             ; walls between a leader and his men may be gone
@sound: jsr     sound_blast
        ldx     #SOLDIERS-1
@man:   stx     zp_inner
        lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     #WOUNDS_DEAD
        bcs     @next
        lda     zp_step
        jsr     blast_chance
        cmp     #1
        bcc     @next
        bne     @killed
        jsr     rng_word
        jsr     chance_happens
        bcc     @next
        lda     #HURT_SHOT
        .assert HURT_SHOT = 0, error, "a wound is the first kind"
        beq     @hurt                   ; always
@killed:
        lda     #HURT_KILLED
@hurt:  ldx     zp_inner
        jsr     hurt_add
@next:  ldx     zp_inner
        lda     zp_step
        cmp     #WEAPON_PLASTIC
        bne     @on
        jsr     man_changed             ; lines of sight are open that were not
@on:    dex
        bpl     @man
        lda     zp_step
        cmp     #WEAPON_PLASTIC
        bne     @done
        jmp     weapons_destroy
@done:  rts
.endproc
