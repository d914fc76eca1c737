        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export fight_blow
        .import fight_chance, chance_happens, rng_word, movie_add, hurt_add, energy_spend
        .import fight_wait, sneak_doubles

        .segment "RESOLVE"

BLOW_ENERGY     = 20
PARRY_ENERGY    = 10

;;; fight_blow -- a man in hand-to-hand status strikes
;;; rule:     12.8  20 energy to attack, 10 to defend; 9.0  twice that for who sneaks
;;; in:       X = zp_actor = man; C = 1 when he jumps
;;; out:      hurt_* energies fight_next; man_energy_lo
;;; clobbers: A X Y zp_other and what the rules use
;;; cycles:   -
.proc fight_blow
        lda     #0
        rol     a
        sta     zp_step                 ; 1 = jumping
        lda     fight_with,x
        sta     zp_other
        jsr     fight_wait
        lda     #BLOW_ENERGY
        jsr     spend
        bcs     @done                   ; too weak to strike
        lda     zp_step
        sta     zp_arg0
        ldx     zp_actor
        ldy     zp_other
        jsr     fight_chance            ; before the defender spends his energy
        ldx     zp_other
        lda     #PARRY_ENERGY
        jsr     spend
        ldx     zp_actor
        lda     man_x,x
        sta     zp_arg0
        lda     man_y,x
        sta     zp_arg1
        lda     #EV_FIGHT
        jsr     movie_add
        jsr     rng_word
        jsr     chance_happens
        bcc     @done
        ldx     zp_actor
        stx     hurt_owner
        ldx     zp_other
        lda     #HURT_FIGHT
        jmp     hurt_add
@done:  rts
.endproc

; A = energy of man X: C = 1 when he has not got it
.proc spend
        jsr     sneak_doubles
        sta     zp_energy+1
        lda     #0
        sta     zp_energy
        sta     zp_energy+2
        jmp     energy_spend
.endproc
