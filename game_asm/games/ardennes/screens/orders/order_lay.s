; The order to place all in hand.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_lay
        .import from_hex, army_load, field_here, stack_count, unit_place, zone_find
        .import shown, zones_known

        .segment "MOVE"

;;; order_lay -- the armies are placed by themselves
;;; rule:     8.2  as the order of battle has them, where there is room
;;; in:       the hand, st_placing; hex_zones; the state
;;; out:      C = 1 when all are placed; the units, the hand, st_placing; hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_lay
        lda     st_placing
        beq     @none
@army:  ldx     st_hand_count
        beq     @next
        lda     st_hand-1,x
        sta     zp_unit
        jsr     place
        dec     st_hand_count
        jmp     @army
@next:  lda     st_placing
        clc
        adc     #1
        jsr     army_load
        lda     st_placing
        bne     @army
        sta     shown                   ; A = 0: its zone
        jsr     zones_known
        clc
        rts
@none:  refuse  msg_lay_none
.endproc

; Unit zp_unit into its hex of the order of battle, or the first of its zone with room.
.proc place
        ldx     zp_unit
        jsr     from_hex
        jsr     room
        bcc     @put
        jsr     zone_find
        lda     #0
        sta     zp_hex
        sta     zp_hex+1
@hex:   jsr     field_here
        bne     @on
        jsr     room
        bcc     @put
@on:    inc     zp_hex
        bne     @hex
        inc     zp_hex+1
        bne     @hex                    ; always: the zones have room for all
@put:   ldx     zp_unit
        jmp     unit_place
.endproc

; C = 0 when there is room in zp_hex.
.proc room
        lda     #SIDE_GERMAN
        jsr     stack_count
        cmp     #STACK
        rts
.endproc
