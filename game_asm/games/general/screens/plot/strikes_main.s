; All that is plotted is fired.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export strikes_main
        .import spots_make, strike

        .segment "LOW_BSS"
gun:            .res 1

        .segment "PLAY"

;;; strikes_main -- the strikes of this turn, the attacker's first; then the guns plot
;;; rule:     6.3 6.10 7.7 7.9 7.18 7.20 7.21 7.23 11.7 11.8 11.9 11.10 11.12 11.13 11.17
;;; in:       plot_col, plot_row; the state; hex_pieces
;;; out:      the state; st_phase = PHASE_PLOT, st_side = SIDE_ATTACKER
;;; clobbers: everything
;;; cycles:   -
.proc strikes_main
        lda     #0
        sta     gun
@gun:   ldx     gun
        lda     plot_col,x
        beq     @next
        txa
        jsr     strike
        ldx     gun
        lda     #NOWHERE
        sta     plot_col,x
@next:  inc     gun
        lda     gun
        cmp     #UNITS
        bcc     @gun
        jsr     spots_make
        lda     #SIDE_ATTACKER
        sta     st_side
        lda     #PHASE_PLOT
        sta     st_phase
        rts
.endproc
