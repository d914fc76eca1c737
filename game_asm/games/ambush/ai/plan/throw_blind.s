; Grenades into the place that the enemy is likely to hold.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export throw_blind
        .import throw_at, rng_next, aim_row, aim_guard_x, aim_guard_y, map_square

SPREAD          = 7                     ; squares about the middle of the place, and one less
HALF            = 3
TRIES           = 4                     ; for a square under a roof

        .segment "COMPUTER"

;;; throw_blind -- who attacks a place throws into it though nobody is known there
;;; rule:     12.6  grenades; W24  a square by chance between the likely guards and the goal
;;; in:       zp_actor, as he will be; ai_aim ai_plunge ai_foe ai_goal_x/y; known_x; st_scenario
;;;           st_side; zp_ai_odds; zp_gun
;;; out:      A = what a throw there is worth, Z = 1 when nothing; zp_other = an enemy of whom
;;;           nothing is known, whose man_x man_y are the square until known_restore
;;; clobbers: X Y rng_seed zp_ai_t zp_step zp_to_x zp_to_y throw_far blind_* open_* zp_ptr0
;;;           zp_t0 and what sight_terrain uses
;;; cycles:   <= 175000
.proc throw_blind
        lda     ai_aim
        cmp     #AIM_BOMB
        bne     @no
        lda     ai_plunge
        cmp     #OPENLY
        beq     @no                     ; the others are anywhere about it
        ldy     ai_foe
        ldx     #SQUAD
@man:   lda     known_x,y
        beq     @one
        iny
        dex
        bne     @man
@no:    lda     #0
        rts
@one:   sty     zp_other
        jsr     aim_row
        lda     #TRIES
        sta     blind_left
@try:   dec     blind_left
        bmi     @no
        ldy     zp_other
        clc
        lda     aim_guard_x,x
        adc     ai_goal_x
        jsr     about
        sta     man_x,y
        lda     aim_guard_y,x
        clc
        adc     ai_goal_y
        jsr     about
        sta     man_y,y
        stx     blind_row
        ldx     man_x,y
        tay
        jsr     map_square
        ldx     blind_row
        and     #GROUND_MASK
        cmp     #GROUND_INTERIOR
        bne     @try                    ; in the street it would hit nobody
        jsr     throw_at
        cmp     #0
        rts
.endproc

; A = twice a coordinate: the coordinate, by chance some squares more or less; X Y kept
.proc about
        lsr     a
        sbc     #HALF-1                 ; C = 0 or 1: as it is halved
        sta     zp_ai_t
        jsr     rng_next
        and     #SPREAD
        clc
        adc     zp_ai_t
        rts
.endproc

        .segment "COMPUTER_BSS"
blind_left:     .res 1
blind_row:      .res 1
