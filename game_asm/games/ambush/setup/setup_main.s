; Before a battle: each player's password, squad, men, weapons and places, one step after the other.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export setup_main, setup_back, setup_skip
        .import scenario_setup, setup_finish, squad_maker
        .import step_password, step_squad, step_men, step_weapons, step_places, step_review

STEPS           = 6

        .segment "SETUP_BSS"
setup_back:     .res 1                  ; 1 = the player is on his way back

        .segment "SETUP"

;;; setup_main -- entry of the overlay: a squad made for later, or all that comes before a battle
;;; rule:     2.2.1 2.2.4 13.0  squad, weapons and places, once, before the first turn
;;; in:       st_phase = PHASE_GENERATE or PHASE_SETUP; st_step = 0 at the beginning
;;; out:      st_phase = PHASE_BEGIN, PHASE_OPTIONS, or the phase that needs a SAVE disk; changes
;;;           the state, man_seen, patrol_*
;;; clobbers: A X Y st_cursor_x/y cell_col cell_man setup_back squad_text zp_actor zp_index
;;;           zp_inner, all scratch, what line_input uses and what drawing uses
;;; cycles:   -
.proc setup_main
        lda     #0
        sta     setup_back
        lda     st_phase
        cmp     #PHASE_GENERATE
        bne     @battle
        jmp     squad_maker
@battle:
        lda     st_step
        bne     @run                    ; back from the SAVE disk
        jsr     scenario_setup
        inc     st_step
@run:   ldx     st_step
        dex
        cpx     #2 * STEPS
        bcs     @ready
        ldy     #0
        cpx     #STEPS
        bcc     @side
        iny
        txa
        sbc     #STEPS                  ; C = 1 here
        tax
@side:  sty     st_side
        jsr     step_do
        lda     st_phase
        bcs     @back
        cmp     #PHASE_SETUP
        bne     @leave                  ; a squad is to come from the SAVE disk
        lda     #0
        sta     setup_back
        inc     st_step
        bne     @run                    ; always
@back:  lda     #1
        sta     setup_back
        dec     st_step
        bne     @run
        lda     #PHASE_OPTIONS
        sta     st_phase
@leave: rts
@ready: jsr     setup_finish
        lda     #PHASE_BEGIN
        sta     st_phase
        rts
.endproc

; Step X of side Y, unless the computer or the scenario sees to that side.  C = 1: back.
.proc step_do
        lda     st_scenario
        beq     setup_skip              ; NCO Training: all is laid out
        tya
        beq     @american
        lda     st_solitaire            ; the Germans of a solitaire scenario are set up by it
        bne     setup_skip
@american:
        iny
        tya
        and     st_computer
        bne     setup_skip
        txa
        asl     a
        tax
        lda     steps+1,x
        pha
        lda     steps,x
        pha
        rts
.endproc

;;; setup_skip -- a step that does not apply: go on the way the player goes
;;; in:       setup_back
;;; out:      C = 1 back
;;; clobbers: A
;;; cycles:   <= 12
.proc setup_skip
        lda     setup_back
        lsr     a
        rts
.endproc

steps:  .word   step_password-1, step_squad-1, step_men-1, step_weapons-1
        .word   step_places-1, step_review-1
