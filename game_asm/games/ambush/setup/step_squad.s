; Which ten men: those of the squad card, those just made, or a squad from a SAVE disk.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export step_squad
        .import msg_setup_none_made
        .import setup_choice, squad_load, page_refuse

        .segment "SETUP"

;;; step_squad -- choose the squad
;;; rule:     2.2.4 4.0.2 1.4.3  standard or not; a saved squad serves in more than one game
;;; in:       st_side st_made
;;; out:      the squad; st_phase = PHASE_SQUAD_LOAD when it is on a SAVE disk; C = 1 back
;;; clobbers: A X Y and scratch
;;; cycles:   -
.proc step_squad
@page:  lda     #<msg_setup_squad
        ldy     #>msg_setup_squad
        ldx     #3
        jsr     setup_choice
        bcs     @done
        ldx     st_side
        cmp     #2
        beq     @made
        bcs     @saved
        lda     #0
        sta     st_made,x
        jsr     squad_load
        clc
        rts
@made:  lda     st_made,x
        bne     @ready
        lda     #<msg_setup_none_made
        ldy     #>msg_setup_none_made
        jsr     page_refuse
        jmp     @page
@saved: lda     #PHASE_SQUAD_LOAD
        sta     st_phase
@ready: clc
@done:  rts
.endproc

        .import msg_setup_squad
