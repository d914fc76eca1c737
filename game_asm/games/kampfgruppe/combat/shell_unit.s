; Shelling of squares.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export shell_unit, mission_end, shell_lost, shells_fall, shell_view
        .import square_find, place_of, line_of_sight, foe_select, foe_ready, fire_spent
        .import firer_sighted, gun_set, shot_effect, hurt, shell_show, rng_below, unit_where
        .import range_find, shell_drift

MISSION         = 4
FAR             = NEAR                  ; its range counts as the maximum: no gain by nearness

        .segment "COMBAT_BSS"
shell_lost:     .res 1                  ; units that one pulse of shells destroyed
next_foe:       .res 1
shell_view:     .res 1                  ; 0: the spotter does not see the square

        .segment "COMBAT"

;;; shell_unit -- the unit at work shells its square, or waits to
;;; rule:     7.5.1 7.5.2 7.5.4 7.5.5 7.5.6 7.5.7 7.5.8 7.5.9 7.12.1 5.11.1
;;; in:       zp_unit with U_SHELL_*
;;; out:      the units; the mission; changes st_kill_points, st_noises, unit_records, unit_x
;;; clobbers: A X Y shell_lost shell_view zp_unit, what the rules use, the overlay's own and the
;;;           picture
;;; cycles:   -
.proc shell_unit
        ldy     #U_SHELL_DELAY
        lda     (zp_unit),y
        beq     @fires
        sec
        sbc     #1
        sta     (zp_unit),y
        rts
@fires: ldy     #U_AMMO
        lda     (zp_unit),y
        beq     mission_end
        ldy     #U_SHELL_LEFT
        lda     (zp_unit),y
        beq     mission_end
        ldy     #U_SHELL_X
        lda     (zp_unit),y
        sta     here_x
        iny
        lda     (zp_unit),y
        sta     here_y
        lda     zp_side
        sta     find_side
        ldx     #0
        jsr     square_find
        bcs     mission_end             ; friends there
        jsr     spotter_view
        lda     #0
        rol     a
        sta     shell_view
        jsr     shells_fall
        jsr     firer_seen
        jsr     shell_show
        jsr     shell_drift
        ldy     #U_SHELL_LEFT
        lda     (zp_unit),y
        sec
        sbc     #1
        sta     (zp_unit),y
        beq     mission_end
        rts
.endproc

;;; mission_end -- the unit at work shells nothing any more
;;; rule:     7.5.9
;;; in:       zp_unit
;;; out:      U_SHELL_X, U_SHELL_Y, U_SPOTTER; changes unit_records
;;; clobbers: A Y
;;; cycles:   <= 40
.proc mission_end
        lda     #NOWHERE
        ldy     #U_SHELL_X
        sta     (zp_unit),y
        iny
        sta     (zp_unit),y
        ldy     #U_SPOTTER
        sta     (zp_unit),y
        rts
.endproc

;;; shells_fall -- fire at every enemy unit of a square
;;; rule:     7.5.4 7.5.5 7.5.6
;;; in:       zp_unit; here_x, here_y; shell_view
;;; out:      the units, shell_lost; zp_shot_pulses = 0: it drifts; changes st_kill_points,
;;;           unit_records, unit_x
;;; clobbers: A X Y shell_view, what the rules use and the overlay's own
;;; cycles:   -
.proc shells_fall
        jsr     fire_spent
        lda     #0
        sta     shell_lost
        ldx     #0
        lda     zp_side
        eor     #1
        sta     find_side
        jsr     square_find
        bcc     @empty
        lda     #1
        sta     shells
        stx     next_foe
@look:  jsr     known                   ; is one of them seen?
        bcs     @seen
        ldx     next_foe
        inx
        jsr     square_find
        stx     next_foe
        bcs     @look
        lda     shell_view
        bcc     @pulses                 ; always
@seen:  lda     shell_view
        beq     @pulses
        lda     #MOST_PULSES
@pulses:
        sta     zp_shot_pulses
        ldx     #0
@each:  jsr     square_find
        bcc     @done
        stx     next_foe
        jsr     one_hit
        ldx     next_foe
        inx
        bne     @each                   ; always
@empty: lda     #0                      ; nobody there: it drifts
        sta     shell_view
@done:  lda     shell_view
        sta     zp_shot_pulses
        rts
.endproc

; C = 1 when enemy X is seen.
.proc known
        txa
        jsr     foe_select
        ldy     #U_FLAGS
        lda     (zp_foe),y
        and     #UF_SEEN | UF_SEEN_BEFORE
        cmp     #1
        rts
.endproc

; The shells at enemy X.
.proc one_hit
        txa
        jsr     foe_select
        jsr     foe_ready
        bcc     @done                   ; carried: its carrier is hit
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        stx     gun_row
        jsr     gun_set
        lda     #FAR
        sta     zp_gun_mr               ; maximum range, whatever it is: 7.5.4
        sta     zp_shot_range
        ldy     #U_COUNT
        lda     (zp_unit),y
        sta     zp_shot_weapons
        lda     zp_shot_pulses
        pha
        jsr     shot_effect
        jsr     hurt
        pla
        sta     zp_shot_pulses
        ldy     #U_COUNT
        lda     (zp_foe),y
        bne     @done
        inc     shell_lost
@done:  rts
.endproc

; C = 1 when the spotter, or the unit itself, sees the square.
.proc spotter_view
        lda     here_x
        sta     zp_to_x
        lda     here_y
        sta     zp_to_y
        ldy     #U_SPOTTER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @other
        lda     zp_unit_no
@other: tax
        ldy     zp_side
        jsr     place_of
        cmp     #NOWHERE
        beq     @none
        sta     zp_from_x
        sty     zp_from_y
        jmp     line_of_sight
@none:  clc
        rts
.endproc

; Shelling may give the unit away; not from behind the map.
.proc firer_seen
        jsr     unit_where
        cmp     #NOWHERE
        beq     @done
        sta     zp_from_x
        sty     zp_from_y
        jsr     range_find
        lda     #MISSION+1
        sec
        ldy     #U_SHELL_LEFT
        sbc     (zp_unit),y
        jmp     firer_sighted
@done:  rts
.endproc
