; The end of a side's half-day.
        .include "state.inc"
        .include "ardennes.inc"

        .export half_end
        .import any_key, held_now, level_of, page_wanted, msg_won_1, msg_won_2, msg_won_3, msg_won_4
        .import page_show
        .import zones_make

        .segment "RESOLVE"

;;; half_end -- on to the other side, the next half-day, or the end of the campaign
;;; rule:     8.10 8.11 8.12 8.13 8.14 8.15  held at the end of the German's part and of the Ally's
;;; in:       st_side, st_turn; the units
;;; out:      st_side, st_turn, st_held, st_won; st_phase = PHASE_BEGIN, or PHASE_PAGE, the
;;;           rating, at the end
;;; clobbers: everything
;;; cycles:   -
.proc half_end
        jsr     zones_make
        jsr     held_now
        ldx     st_side
        sta     st_held,x
        cpx     #SIDE_ALLIED
        beq     @whole
        lda     #SIDE_ALLIED
        sta     st_side
        bne     @begin                  ; always
@whole: lda     #SIDE_GERMAN
        sta     st_side
        lda     st_held
        and     st_held+1
        jsr     level_of
        tax
        beq     @none
        stx     st_won
        bne     @over                   ; always
@none:  lda     st_turn
        cmp     #TURNS
        bcs     @stopped
        inc     st_turn
@begin: lda     #PHASE_BEGIN
        sta     st_phase
        rts
@stopped:
        lda     #VICTORY_ALLIED
        sta     st_won
@over:  ldx     st_won
        lda     won_lo-1,x
        ldy     won_hi-1,x
        jsr     page_show
        jsr     any_key
        lda     #PAGE_RATING
        sta     page_wanted
        lda     #PHASE_MENU
        sta     st_next_phase
        lda     #PHASE_PAGE
        sta     st_phase
        rts
.endproc

won_lo: .lobytes msg_won_1, msg_won_2, msg_won_3, msg_won_4
won_hi: .hibytes msg_won_1, msg_won_2, msg_won_3, msg_won_4
