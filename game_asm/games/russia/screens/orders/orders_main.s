; Supply, and moves and plots: the phases of a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export orders_main
        .import plot_main, shown, side_begins, side_over, supply_main, view_center, zones_make

        .segment "ORDERS"

;;; orders_main -- carry out the phase of a side
;;; rule:     3.3.1 1.1.2 5.2.18 10.0.7  a war taken up between a player's supply and his last
;;;           order: what he ordered stands, the computer leads that side from the next week on
;;; in:       st_phase = PHASE_SUPPLY or PHASE_PLOT; st_side
;;; out:      st_phase, st_side = the next; or st_phase = PHASE_SAVE, PHASE_STAFF or PHASE_MENU
;;; clobbers: everything
;;; cycles:   -
.proc orders_main
        ldx     st_side
        lda     st_human,x
        bne     @player
        lda     st_phase
        cmp     #PHASE_PLOT
        bne     @computer
        jmp     side_over               ; a player has served and moved: nobody does it twice
@computer:
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
