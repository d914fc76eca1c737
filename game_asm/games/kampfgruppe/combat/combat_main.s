; The combat phase: four pulses.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export combat_main, combat_pulse
        .import first_chance, rng_word, pulse_begin, search_side, fire_side, move_side, pulse_end
        .import combat_open, pulse_show, log_start

        .segment "COMBAT"

;;; combat_main -- the combat phase of a turn
;;; rule:     1.1.1 1.1.2 5.10.1
;;; in:       the battle; zp_pulse = 0, after RESET the pulse that it cut short
;;; out:      the battle; st_phase = PHASE_END; zp_pulse = 0; changes cargo_any, map, st_noises,
;;;           st_side, taken, unit_records, unit_x/y, list_*, log_*
;;; clobbers: A X Y zp_side zp_unit zp_unit_no, what the rules use, the overlay's own
;;;           and the picture
;;; cycles:   -
.proc combat_main
        jsr     log_start
        jsr     combat_open
@pulse: lda     zp_pulse
        cmp     #PULSES
        bcs     @over
        jsr     pulse_show
        jsr     combat_pulse
        inc     zp_pulse
        bne     @pulse                  ; always
@over:  lda     #0
        sta     zp_pulse                ; for the next combat
        .assert SIDE_GERMAN = 0, error, "the side is not what the pulse is"
        sta     st_side
        lda     #PHASE_END
        sta     st_phase
        rts
.endproc

;;; combat_pulse -- thirty seconds: all search, then fire and move side by side
;;; rule:     7.0.1 7.0.2 7.1.1 7.9.1
;;; in:       the battle
;;; out:      the battle; changes cargo_any, map, taken, unit_records, unit_x/y,
;;;           list_*, log_*
;;; clobbers: A X Y zp_lines zp_side zp_unit zp_unit_no, what the rules use and the overlay's
;;;           own
;;; cycles:   -
.proc combat_pulse
        jsr     pulse_begin
        lda     #SIDE_GERMAN
        sta     first
        jsr     rng_word
        jsr     first_chance            ; C = 1 below: less than that
        cpx     zp_die
        sbc     zp_die+1
        bcs     @order
        inc     first
@order: lda     #<search_side
        ldy     #>search_side
        jsr     @both
        lda     #<fire_side
        ldy     #>fire_side
        jsr     @both
        lda     #<move_side
        ldy     #>move_side
        jsr     @both
        jmp     pulse_end

@both:  sta     @call_1+1               ; the first side, then the other
        sta     @call_2+1
        sty     @call_1+2
        sty     @call_2+2
        lda     first
        sta     zp_side
@call_1:
        jsr     search_side             ; [patched]
        lda     first
        eor     #1
        sta     zp_side
@call_2:
        jmp     search_side             ; [patched]
.endproc
