; A side's part of a phase ends.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export part_ends, passed_clear
        .import film_note, film_old, key_flush, spots_make

        .segment "PLAY"

;;; part_ends -- on to the other side's part, or to the next phase
;;; rule:     6.9 1.3; 13.10 13.11  when both have had their part
;;; in:       st_side, st_phase
;;; out:      st_side, st_phase; unit_flags
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc part_ends
        jsr     film_note
        lda     #1
        sta     film_old
        lda     #NO_UNIT
        sta     st_active
        jsr     passed_clear
        lda     #0
        sta     st_thought
        ldx     st_side
        lda     st_human,x
        bne     @player
        jsr     key_flush               ; what was typed while the computer acted ends no part
@player:
        lda     st_side
        bne     @both
        inc     st_side
        rts
@both:  lda     st_phase
        cmp     #PHASE_STRIKES          ; plots show nobody
        bcc     @next
        jsr     spots_make
@next:  lda     #SIDE_ATTACKER
        sta     st_side
        inc     st_phase
        rts
.endproc

;;; passed_clear -- nobody has been passed over
;;; rule:     3.20
;;; in:       none
;;; out:      unit_flags
;;; clobbers: A X
;;; cycles:   <= 2500
.proc passed_clear
        ldx     #UNITS - 1
@unit:  lda     unit_flags,x
        and     #UF_PASSED ^ $FF
        sta     unit_flags,x
        dex
        bpl     @unit
        rts
.endproc
