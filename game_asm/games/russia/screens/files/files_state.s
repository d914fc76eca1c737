; Whether a state that came in from the disk can be gone on with.
        .include "state.inc"
        .include "russia.inc"

        .segment "FILES"
        .export state_sound

;;; state_sound -- can the turn loop go on with the state that came in?
;;; in:       st_phase st_next_phase st_month st_side st_weather st_scenario st_level
;;; out:      C = 0 when it can; st_phase = PHASE_RESTART, the one that asks
;;; clobbers: A X
;;; cycles:   <= 85
.proc state_sound
        lda     st_phase
        ldx     #PHASE_RESTART
        stx     st_phase
        cmp     #PHASE_SAVE
        bne     @bad
        lda     st_next_phase
        cmp     #PHASE_BUILD
        bcc     @bad
        cmp     #PHASE_WEEK + 1
        bcs     @bad
        lda     st_month
        beq     @bad
        cmp     #13
        bcs     @bad
        lda     st_weather
        cmp     #WEATHER_RAIN + 1
        bcs     @bad
        lda     st_scenario
        cmp     #SCENARIOS
        bcs     @bad
        ldx     st_level
        dex
        cpx     #LEVELS
        bcs     @bad
        lda     #SIDE_SOVIET
        cmp     st_side                 ; C = 0: neither
        bcc     @bad
        clc
        rts
@bad:   sec
        rts
.endproc
