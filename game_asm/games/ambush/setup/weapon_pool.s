; What a squad that arms itself may draw on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export pool_restricted, pool_unlimited, pool, side_men
        .import setup_first

MACHINE_LEAST   = 6                     ; men that bring a machine gun
FRAGMENTS       = 30

        .segment "SETUP_BSS"
pool:           .res WEAPON_KNIFE + 1   ; how many there are, by kind
men:            .res 1
expert:         .res 1

        .segment "SETUP"

;;; pool_restricted -- weapons by the size of the squad
;;; rule:     11.2.2 11.2.4 11.2.5  at most one machine gun; plastic only with the expert
;;; in:       st_side man_in_play man_expert
;;; out:      pool
;;; clobbers: A X Y
;;; cycles:   <= 600
.proc pool_restricted
        jsr     side_men
        lda     #0
        ldx     men
        cpx     #MACHINE_LEAST
        rol     a                       ; C = 1: one
        sta     pool+WEAPON_MACHINE
        lda     autos-1,x
        sta     pool+WEAPON_AUTO
        stx     pool+WEAPON_RIFLE
        stx     pool+WEAPON_KNIFE
        txa
        asl     a
        adc     #2                      ; C = 0 here
        sta     pool+WEAPON_GRENADE
        lda     expert
        sta     pool+WEAPON_PLASTIC
        lda     #1
        sta     pool+WEAPON_GAROTTE
        rts
.endproc

; three in ten carry an autorifle: n * .3 rounded
autos:          .byte 0, 1, 1, 1, 2, 2, 2, 2, 3, 3

;;; pool_unlimited -- weapons for every taste
;;; rule:     11.2.3 11.2.4 11.2.5
;;; in:       st_side man_in_play
;;; out:      pool
;;; clobbers: A X Y
;;; cycles:   <= 600
.proc pool_unlimited
        jsr     side_men
        sta     pool+WEAPON_MACHINE
        sta     pool+WEAPON_AUTO
        sta     pool+WEAPON_RIFLE
        sta     pool+WEAPON_KNIFE
        lda     #FRAGMENTS
        sta     pool+WEAPON_GRENADE
        lda     #1
        sta     pool+WEAPON_PLASTIC
        sta     pool+WEAPON_GAROTTE
        rts
.endproc

;;; side_men -- count the men of the side, and look for its expert
;;; in:       st_side man_in_play man_expert
;;; out:      A = men who take part
;;; clobbers: X Y
;;; cycles:   <= 450
.proc side_men
        jsr     setup_first
        ldy     #SQUAD
        lda     #0
        sta     men
        sta     expert
@man:   lda     man_in_play,x
        beq     @next
        inc     men
        lda     man_expert,x
        beq     @next
        sta     expert
@next:  inx
        dey
        bne     @man
        lda     men
        rts
.endproc
