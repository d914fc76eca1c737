; Loading units on vehicles and putting them down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export carry_fits, carry_load, carry_unload
        .import friend_at, side_base_lo, side_base_hi, transport_cost, transport_takes

VEHICLE_POINTS  = 10
SHAKEN          = 80                    ; suppression of whoever gets off

        .segment "LOW_BSS"
passenger:      .res 1
looked:         .res 1
points:         .res 2                  ; transport points that are left

        .segment "LOW_CODE"

;;; carry_fits -- can the unit at work take another aboard, wherever that is?
;;; rule:     5.4.1 5.4.2 5.4.3 5.4.4
;;; in:       zp_unit, zp_unit_no, zp_side; A = number of the passenger
;;; out:      C = 1: yes
;;; clobbers: A X Y zp_ptr1 zp_t0 zp_t1
;;; cycles:   <= 40000
.proc carry_fits
        sta     passenger
        cmp     zp_unit_no
        beq     @no
        jsr     friend_at
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        beq     @no
        ldy     #U_CARRIER
        lda     (zp_ptr1),y
        cmp     #NO_UNIT
        bne     @no                     ; it rides already
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     (zp_ptr1),y
        tay
        jsr     transport_takes
        bcc     @no
        jsr     room
        lda     passenger
        jsr     friend_at
        jmp     take
@no:    clc
        rts
.endproc

; points = what the vehicles of the unit at work have left.
.proc room
        lda     #0
        sta     points
        sta     points+1
        ldy     #U_COUNT
        lda     (zp_unit),y
        tax
@vehicle:
        lda     points
        clc
        adc     #VEHICLE_POINTS
        sta     points
        bcc     @more
        inc     points+1
@more:  dex
        bne     @vehicle
        ldx     zp_side
        lda     side_base_lo,x
        sta     zp_ptr1
        lda     side_base_hi,x
        sta     zp_ptr1+1
        lda     #UNITS
        sta     looked
@unit:  ldy     #U_CARRIER
        lda     (zp_ptr1),y
        cmp     zp_unit_no
        bne     @next
        jsr     take
@next:  lda     zp_ptr1
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr1
        bcc     @step
        inc     zp_ptr1+1
@step:  dec     looked
        bne     @unit
        rts
.endproc

; Take the points of unit zp_ptr1 off; C = 1 when they sufficed.
.proc take
        ldy     #U_WEAPON
        lda     (zp_ptr1),y
        tax
        jsr     transport_cost
        sta     zp_t0
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        beq     @all
        tax
@one:   lda     points
        sec
        sbc     zp_t0
        sta     points
        lda     points+1
        sbc     #0
        sta     points+1
        bcc     @done
        dex
        bne     @one
@all:   sec
@done:  rts
.endproc

;;; carry_load -- a unit gets on the unit at work
;;; rule:     5.4.5
;;; in:       zp_unit_no, zp_side; A = number of the passenger
;;; out:      its record and place; changes unit_records, unit_x/y
;;; clobbers: A X Y zp_ptr1 zp_t0 zp_t1
;;; cycles:   <= 400
.proc carry_load
        sta     passenger
        jsr     friend_at
        ldy     #U_CARRIER
        lda     zp_unit_no
        sta     (zp_ptr1),y
        lda     #NOWHERE
        ldy     #U_GOAL_X
        sta     (zp_ptr1),y
        ldy     #U_NEXT_X
        sta     (zp_ptr1),y
        ldx     zp_unit_no
        ldy     passenger
        lda     zp_side
        bne     @soviet
        lda     unit_x,x
        sta     unit_x,y
        lda     unit_y,x
        sta     unit_y,y
        rts
@soviet:
        lda     unit_x+UNITS,x
        sta     unit_x+UNITS,y
        lda     unit_y+UNITS,x
        sta     unit_y+UNITS,y
        rts
.endproc

;;; carry_unload -- a unit gets off the unit at work, which waits a pulse for it
;;; rule:     5.2.5 5.11.3
;;; in:       zp_unit, zp_side; A = number of the passenger
;;; out:      both records; changes unit_records
;;; clobbers: A X Y zp_ptr1 zp_t0 zp_t1
;;; cycles:   <= 250
.proc carry_unload
        jsr     friend_at
        lda     #NO_UNIT
        ldy     #U_CARRIER
        sta     (zp_ptr1),y
        lda     #SHAKEN
        ldy     #U_SUPPRESSION
        sta     (zp_ptr1),y
        ldy     #U_DELAY
        lda     (zp_unit),y
        clc
        adc     #1
        bcs     @done
        sta     (zp_unit),y
@done:  rts
.endproc
