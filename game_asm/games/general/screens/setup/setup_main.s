; A new game, or a side's buying.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export setup_main
        .import buy_main, handicap_set, scenario_army, scenario_lay, setup_new, think_first
        .import waits_hide

        .segment "SETUP_BSS"
handicapped:    .res 1

        .segment "SETUP"

;;; setup_main -- a new game, or a side's buying
;;; rule:     6.1 2.3  the second game of a match begins at once; 5.9  a neutral region's defence
;;; in:       st_phase = PHASE_SETUP or PHASE_BUY
;;; out:      st_phase = what follows; the state
;;; clobbers: everything
;;; cycles:   -
.proc setup_main
        lda     st_phase
        cmp     #PHASE_BUY
        bne     @new
        lda     st_invaded
        beq     @armies
        jsr     waits_hide
@armies:
        jsr     think_first
        bcs     @thinks
        jmp     buy_main
@thinks:
        rts
@new:   lda     st_match
        cmp     #2
        beq     @second
        jmp     setup_new
@second:
        jsr     scenario_lay            ; the other way round
        lda     st_bought
        bne     @buy
        jsr     scenario_army
        lda     #PHASE_PLOT_MOBILE
        bne     @phase                  ; always
@buy:   ldx     #SIDE_DEFENDER
@less:  lda     st_handicap,x
        cmp     #10
        bcs     @all
        stx     handicapped
        jsr     handicap_set
        ldx     handicapped
@all:   dex
        bpl     @less
        lda     #PHASE_BUY
@phase: sta     st_phase
        rts
.endproc
