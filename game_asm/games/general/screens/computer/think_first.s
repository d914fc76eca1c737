; The computer thinks before it acts.
        .include "state.inc"
        .include "general.inc"

        .export think_first, unit_computer
        .import can_plot, unit_side

        .segment "CODE"

;;; think_first -- does st_side have to think before it acts in st_phase? Then that comes first
;;; rule:     2.11 2.12
;;; in:       st_side, st_human, st_phase, st_thought
;;; out:      C = 1: st_phase = PHASE_COMPUTER, st_next_phase = what it was; C = 0: it has, or need
;;;           not
;;; clobbers: A X Y
;;; cycles:   <= 3500
.proc think_first
        ldx     st_side
        lda     st_human,x
        bne     @no
        lda     st_phase
        cmp     st_thought
        beq     @no
        cmp     #PHASE_BUY
        beq     @yes
        cmp     #PHASE_PLACE
        beq     @yes
        cmp     #PHASE_MOVE
        beq     @yes
        cmp     #PHASE_PLOT_MOBILE
        beq     @plots
        cmp     #PHASE_PLOT
        bne     @no
@plots: ldx     #UNITS - 1              ; when one of its guns can plot
@gun:   jsr     unit_side
        cmp     st_side
        bne     @next
        jsr     can_plot
        bcs     @yes
@next:  dex
        bpl     @gun
@no:    clc
        rts
@yes:   lda     st_phase
        sta     st_next_phase
        lda     #PHASE_COMPUTER
        sta     st_phase
        sec
        rts
.endproc

;;; unit_computer -- is a unit a computer's?
;;; rule:     2.11
;;; in:       X = unit 0..119; st_human
;;; out:      C = 1 it is; A = its side; X kept
;;; clobbers: Y
;;; cycles:   <= 60
.proc unit_computer
        jsr     unit_side
        tay
        lda     st_human,y
        cmp     #1                      ; C = 1: a player's
        tya
        bcs     @player
        sec
        rts
@player:
        clc
        rts
.endproc
