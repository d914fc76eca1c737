; What a state that is saved or came in from the disk is.
        .include "state.inc"
        .include "kampfgruppe.inc"

        .segment "FILES"
        .export state_setup, state_sound

;;; state_setup -- is the state a set-up, not a battle?
;;; in:       st_next_phase st_side
;;; out:      Z = 1 when it is: orders come next, the Germans' first
;;; clobbers: A
;;; cycles:   <= 25
.proc state_setup
        lda     st_next_phase
        eor     #PHASE_ORDERS
        bne     @end
        lda     st_side
        .assert SIDE_GERMAN = 0, error, "Z tells"
@end:   rts
.endproc

;;; state_sound -- can the turn loop go on with the state that came in?
;;; in:       st_phase st_next_phase st_map_rows
;;; out:      C = 0 when it can; st_phase = PHASE_RESTART, the one that asks
;;; clobbers: A X
;;; cycles:   <= 55
.proc state_sound
        lda     st_phase
        ldx     #PHASE_RESTART
        stx     st_phase
        cmp     #PHASE_SAVE
        bne     @bad
        ldx     #MAP_SIDE
        cpx     st_map_rows
        beq     @next
        ldx     #MAP_ROWS_SMALL
        cpx     st_map_rows
        bne     @bad
@next:  lda     st_next_phase
        cmp     #PHASE_END
        beq     @good
        cmp     #PHASE_ORDERS
        bne     @bad
@good:  clc
        rts
@bad:   sec
        rts
.endproc
