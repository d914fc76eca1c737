; Shelling of squares.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"
        .export shell_unit, mission_end
        .import square_find, place_of, line_of_sight, firer_sighted, shell_show, unit_where
        .import range_find, indirect_reach, shell_drift, shell_view, shells_fall

        .segment "COMBAT"

MISSION         = 4

;;; shell_unit -- the unit at work shells its square, or waits to
;;; rule:     7.5.1 7.5.2 7.5.4 7.5.5 7.5.6 7.5.7 7.5.8 7.5.9 7.12.1 5.11.1
;;; rule:     5.6.1 5.6.2  a square out of its range ends the mission
;;; in:       zp_unit with U_SHELL_*
;;; out:      the units; the mission; changes st_kill_points, st_noises, unit_records, unit_x log_*
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
        lda     here_x
        sta     zp_to_x
        lda     here_y
        sta     zp_to_y
        jsr     in_reach
        bcc     mission_end
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

; C = 1 when the unit reaches zp_to_x/y: it may have moved while it waited, or ridden.
.proc in_reach
        jsr     unit_where
        cmp     #NOWHERE
        beq     @yes                    ; C = 1: from behind the map
        sta     zp_from_x
        sty     zp_from_y
        jsr     range_find
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        jsr     indirect_reach
        cmp     zp_range
@yes:   rts
.endproc

; C = 1 when the spotter, or the unit itself, sees zp_to_x/y.
.proc spotter_view
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
