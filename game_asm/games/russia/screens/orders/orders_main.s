; Supply, and moves and plots: the phases of a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export orders_main
        .import plot_main, shown, side_begins, supply_main, view_center, zones_make

        .segment "ORDERS"

;;; orders_main -- carry out the phase of a side
;;; rule:     3.3.1 1.1.2
;;; in:       st_phase = PHASE_SUPPLY or PHASE_PLOT; st_side
;;; out:      st_phase = the next, PHASE_SAVE, PHASE_STAFF or PHASE_MENU
;;; clobbers: everything
;;; cycles:   -
.proc orders_main
        ldx     st_side
        lda     st_human,x
        bne     @player
        lda     #PHASE_COMPUTER
        sta     st_phase
        rts
@player:
        jsr     zones_make
        lda     #SHOW_NOTHING
        sta     shown
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
        lda     st_phase
        cmp     #PHASE_SUPPLY
        beq     @supply
        jmp     plot_main
@supply:
        lda     st_depot
        bne     @on
        jsr     side_begins
@on:    jmp     supply_main
.endproc
