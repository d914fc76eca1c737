; The end of the week.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export week_ends
        .import aircraft_back, calendar_next, film_frame, lend_lease, month_begins, month_sums
        .import partisans, production
        .import rail_lay, rng_below
        .import siberians, unit_guards, unit_week, weather_next, weather_row, weeks_out

        .segment "WEEK"

;;; week_ends -- units rest and learn, the calendar goes on, the weather is drawn
;;; rule:     8.1.12 8.2.3 8.4.7 8.12.1 9.1.3 8.5.1 8.13.1
;;; in:       the state
;;; out:      the state
;;; clobbers: everything
;;; cycles:   -
.proc week_ends
        lda     #<unit_axis
        sta     zp_unit
        lda     #>unit_axis
        sta     zp_unit+1
@unit:  ldy     #U_STRENGTH
        lda     (zp_unit),y
        beq     @next
        ldy     #U_GROUP
        lda     (zp_unit),y
        sta     zp_group
        lda     #100
        jsr     rng_below
        jsr     unit_week
        lda     zp_group
        cmp     #SOVIET_BIT
        bcc     @next
        jsr     unit_guards
@next:  unit_next state_end
        bcc     @unit
        ldx     #FIRST_AIR - 1
@out:   jsr     weeks_out
        dex
        bne     @out
        inc     st_turn
        jsr     month_sums
        jsr     production
        jsr     aircraft_back
        jsr     calendar_next
        bcc     @weather
        inc     month_number
        jsr     month_begins
        jsr     film_frame
@weather:
        jsr     weather_row
        stx     zp_group
        jsr     rng_below
        ldx     zp_group
        jsr     weather_next
        jsr     rail_lay
        lda     #100
        jsr     rng_below
        jsr     lend_lease
        jsr     partisans
        jmp     siberians
.endproc
