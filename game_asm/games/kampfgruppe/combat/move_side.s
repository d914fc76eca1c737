; Movement at the end of a pulse.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export move_side
        .import side_units, unit_next, unit_ready, goal_choose, goal_reached, route_next
        .import square_mark, square_find, way_dx, way_dy, cargo_follow, cargo_any, river_stop

        .segment "COMBAT"

;;; move_side -- every unit of a side with an objective goes on
;;; rule:     7.7.3 7.9.1 12.0.1 12.0.2  not who fired or is pinned; W13: by letter, then index
;;; rule:     7.9.2  points that are left at the last objective are lost
;;; in:       zp_side
;;; out:      places, UF_MOVED, U_DELAY; changes cargo_any, taken, unit_records, unit_x/y
;;; clobbers: A X Y zp_unit zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc move_side
        jsr     side_units
@unit:  ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        ldy     #U_DELAY
        lda     (zp_unit),y
        bne     @wait
        ldy     #U_SPEED
        lda     (zp_unit),y
        beq     @next
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_FIRED | UF_OFF_MAP
        bne     @next
        ldy     #U_SUPPRESSION
        lda     (zp_unit),y
        cmp     #PINNED+1
        bcs     @next
        jsr     unit_ready
        bcc     @next
        jsr     unit_move
@next:  jsr     unit_next
        bcs     @unit
        ldx     zp_side
        lda     cargo_any,x
        beq     @done
        jmp     cargo_follow
@done:  rts
@wait:  sec
        sbc     #1
        sta     (zp_unit),y
        jmp     @next
.endproc

; The unit at work, in me_x, me_y.
.proc unit_move
        jsr     goal_choose
        bcc     @there
        jsr     route_next
        bcs     @goes
@there: jsr     goal_reached            ; perhaps it stands there already: on to what comes next
        jsr     goal_choose
        bcc     @halt
        jsr     route_next
        bcc     @shut
@goes:  ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #<~UF_RIVER
        ora     #UF_MOVED               ; on its way, even between two squares
        sta     (zp_unit),y
        ldy     #U_SPEED                ; three points for each of speed: 7.9.2
        lda     (zp_unit),y
        asl     a
        adc     (zp_unit),y             ; C = 0
        ldy     #U_MOVE
        adc     (zp_unit),y             ; enemies that stop it leave more than a square takes
        bcc     @step
        lda     #$FF
@step:  sec
        sbc     way_cost
        bcc     @short
        ldy     #U_MOVE
        sta     (zp_unit),y
        jsr     enter
        bcs     @done
        jsr     goal_choose
        bcc     @halt                   ; it has come where it was going: what is over is lost
        jsr     route_next
        bcc     @done
        ldy     #U_MOVE
        lda     (zp_unit),y
        jmp     @step
@short: adc     way_cost                ; C = 0: what there was
        ldy     #U_MOVE
        sta     (zp_unit),y
@done:  rts
@shut:  jsr     river_stop
@halt:  ldy     #U_MOVE
        lda     #0
        sta     (zp_unit),y
        rts
.endproc

; One step in direction `way`.  C = 1 when it ends the unit's way in this pulse.
.proc enter
        ldx     way
        txa
        ldy     #U_FACING
        sta     (zp_unit),y
        lda     me_x
        clc
        adc     way_dx-1,x
        sta     me_x
        sta     here_x
        lda     me_y
        clc
        adc     way_dy-1,x
        sta     me_y
        sta     here_y
        ldx     zp_unit_no
        ldy     zp_side
        bne     @soviet
        sta     unit_y,x
        lda     me_x
        sta     unit_x,x
        jmp     @mark
@soviet:
        sta     unit_y+UNITS,x
        lda     me_x
        sta     unit_x+UNITS,x
@mark:  lda     zp_side
        jsr     square_mark
        jsr     goal_reached
        lda     zp_side
        eor     #1
        sta     find_side
        ldx     #0
        jmp     square_find             ; enemies stop it
.endproc
