; A unit comes to a new square.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export goal_reached, guest_at, cargo_follow
        .import place_of, friend_at, carry_fits, carry_load, carry_next, side_units, unit_next
        .import cargo_any

        .segment "COMBAT"

;;; goal_reached -- in a new square: objectives done with, passengers taken up
;;; rule:     5.5.3  the second objective becomes the first
;;; rule:     5.4.5 5.4.2  into the room that there is then
;;; rule:     5.4.6  who has died, or rides by now, is fetched no more
;;; in:       zp_unit, me_x, me_y
;;; out:      U_GOAL_*, U_NEXT_*, U_SPEED = 0 behind the last; U_LOAD, the passenger's
;;;           U_CARRIER; changes cargo_any, unit_records, unit_x/y
;;; clobbers: A X Y and what the rules use
;;; cycles:   <= 500
.proc goal_reached
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     me_x
        bne     @load
        iny
        lda     (zp_unit),y
        cmp     me_y
        bne     @load
        ldy     #U_NEXT_X
        lda     (zp_unit),y
        pha
        iny
        lda     (zp_unit),y
        ldy     #U_GOAL_Y
        sta     (zp_unit),y
        dey
        pla
        sta     (zp_unit),y
        pha
        lda     #NOWHERE
        ldy     #U_NEXT_X
        sta     (zp_unit),y
        iny
        sta     (zp_unit),y
        pla
        cmp     #NOWHERE
        bne     @load
        ldy     #U_SHELL_X
        cmp     (zp_unit),y
        bne     @stop                   ; the field names a spotter
        ldy     #U_LOAD
        cmp     (zp_unit),y
        bne     @load                   ; it still has somebody to fetch
@stop:  ldy     #U_SPEED
        lda     #0
        sta     (zp_unit),y
@load:  ldy     #U_SHELL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        bne     @done                   ; the field names a spotter
        ldy     #U_LOAD
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @done
        jsr     guest_at
        cmp     #NOWHERE
        beq     @gone                   ; perhaps there is another to fetch
        cmp     me_x
        bne     @done
        cpy     me_y
        bne     @done
@gone:  ldx     zp_side
        inc     cargo_any,x             ; others of its formation may get in here
        jmp     load
@done:  rts
.endproc

; The unit of U_LOAD gets in, if it lives, there still is room and nobody else has taken it up; then
; on to the next of the formation, if that is the order.
.proc load
        ldy     #U_LOAD
        lda     (zp_unit),y
        jsr     carry_fits
        bcc     @left
        ldy     #U_LOAD
        lda     (zp_unit),y
        jsr     carry_load
@left:  lda     #NO_UNIT
        ldy     #U_LOAD
        sta     (zp_unit),y
        ldy     #U_SPECIAL
        lda     (zp_unit),y
        bpl     @one                    ; SPECIAL_LOAD_ALL
        jsr     carry_next
        bcs     @done
@one:   lda     #NOWHERE
        ldy     #U_GOAL_X
        cmp     (zp_unit),y
        bne     @done
        ldy     #U_SPEED
        lda     #0
        sta     (zp_unit),y
@done:  rts
.endproc

;;; guest_at -- square of a unit that is to be fetched, if it still waits for that
;;; rule:     5.4.5 5.4.6  whom another vehicle has taken up nobody drives after
;;; in:       A = its number; zp_side
;;; out:      A = column, Y = row; A = NOWHERE when it has died or rides
;;; clobbers: X zp_ptr1 zp_t0 zp_t1
;;; cycles:   <= 210
.proc guest_at
        pha
        jsr     friend_at
        pla
        tax
        ldy     #U_CARRIER
        lda     (zp_ptr1),y
        cmp     #NO_UNIT
        beq     @waits
        lda     #NOWHERE
        rts
@waits: ldy     zp_side
        jmp     place_of
.endproc

;;; cargo_follow -- carried units are where their carriers are
;;; in:       zp_side
;;; out:      unit_x, unit_y
;;; clobbers: A X Y zp_unit zp_unit_no zp_t0
;;; cycles:   <= 18000
.proc cargo_follow
        jsr     side_units
@unit:  ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @next
        tax
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        ldy     zp_side
        jsr     place_of
        ldx     zp_unit_no
        pha
        lda     zp_side
        bne     @soviet
        pla
        sta     unit_x,x
        tya
        sta     unit_y,x
        jmp     @next
@soviet:
        pla
        sta     unit_x+UNITS,x
        tya
        sta     unit_y+UNITS,x
@next:  jsr     unit_next
        bcs     @unit
        rts
.endproc
