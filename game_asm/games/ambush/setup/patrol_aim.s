        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"
        .export patrol_random, patrol_aim
        .import rng_below, entry_column, entry_row, patrol_adjacent, patrol_entry, patrol_exit

        .segment "SETUP"

ENTRIES         = 8

;;; patrol_random -- draw entry and exit, never neighbours
;;; rule:     16.A2.3
;;; in:       zp_index = side
;;; out:      patrol_entry patrol_exit; st_target of the side
;;; clobbers: A X Y zp_t1 zp_t2 rng_seed
;;; cycles:   -
.proc patrol_random
        lda     #ENTRIES
        jsr     rng_below
        sta     patrol_entry
@exit:  lda     #ENTRIES
        jsr     rng_below
        sta     patrol_exit
        jsr     patrol_adjacent
        bcs     @exit
        ldx     zp_index
.endproc
        falls_into patrol_aim

;;; patrol_aim -- the exit becomes the objective
;;; in:       X = side; patrol_exit
;;; out:      st_target of the side; X kept
;;; clobbers: A Y
;;; cycles:   <= 50
.proc patrol_aim
        ldy     patrol_exit
        txa
        pha
        asl     a
        tax
        lda     entry_column,y
        sta     st_target,x
        lda     entry_row,y
        sta     st_target+1,x
        pla
        tax
        rts
.endproc
