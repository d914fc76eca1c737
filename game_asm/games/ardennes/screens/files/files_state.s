; Whether a state that came in from the disk can be gone on with.
        .include "state.inc"
        .include "ardennes.inc"

        .segment "FILES"
        .export state_sound
        .import HEX_LAYER

;;; state_sound -- can the turn loop go on with the state that came in?
;;; in:       st_phase st_next_phase st_turn st_side st_weather st_placing st_hand_count st_hand
;;;           unit_at_lo unit_at_hi
;;; out:      C = 0 when it can; st_phase = PHASE_RESTART, the one that asks
;;; clobbers: A X
;;; cycles:   <= 6000
.proc state_sound
        lda     st_phase
        ldx     #PHASE_RESTART
        stx     st_phase
        cmp     #PHASE_SAVE
        bne     @bad
        lda     st_next_phase
        cmp     #PHASE_MOVE
        bcc     @bad
        cmp     #PHASE_END + 1
        bcs     @bad
        lda     st_turn
        beq     @bad
        cmp     #TURNS + 1
        bcs     @bad
        lda     #SIDE_ALLIED
        cmp     st_side                 ; C = 0: neither
        bcc     @bad
        lda     st_weather
        cmp     #WEATHERS
        bcs     @bad
        lda     st_placing
        cmp     #ARMIES
        bcs     @bad
        lda     #HAND
        ldx     st_hand_count
        cmp     st_hand_count
        bcc     @bad
@hand:  dex
        bmi     @map
        lda     st_hand,x
        cmp     #UNITS
        bcc     @hand
@bad:   sec
        rts
@map:   ldx     #UNITS
@unit:  lda     unit_at_hi-1,x
        cmp     #NOWHERE
        beq     @next
        cmp     #>HEX_LAYER
        bcs     @last                   ; that page is not whole
@next:  dex
        bne     @unit
        clc
        rts
@last:  bne     @bad
        lda     unit_at_lo-1,x
        cmp     #<HEX_LAYER
        bcc     @next
        rts                             ; C = 1
.endproc
