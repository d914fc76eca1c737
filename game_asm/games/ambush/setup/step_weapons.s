; Standard weapons, or the player's own allocation.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export step_weapons
        .import setup_choice, squad_arm, pool_restricted, pool_unlimited, allot_begin, allot_page

        .segment "SETUP"

;;; step_weapons -- choose standard weapons or allocate them by hand
;;; rule:     2.2.5 11.2.1  restricted or unlimited
;;; in:       st_side man_in_play man_expert
;;; out:      man_issued man_explosives man_weapons; C = 1 back; changes allot_* pool
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc step_weapons
        lda     #<msg_setup_weapons
        ldy     #>msg_setup_weapons
        ldx     #3
        jsr     setup_choice
        bcs     @done
        cmp     #2
        beq     @restricted
        bcs     @unlimited
        jsr     squad_arm
        clc
        rts
@restricted:
        jsr     pool_restricted
        jmp     @allot
@unlimited:
        jsr     pool_unlimited
@allot: jsr     allot_begin
        jsr     allot_page
        bcs     step_weapons            ; thought better of it
@done:  rts
.endproc

        .import msg_setup_weapons
