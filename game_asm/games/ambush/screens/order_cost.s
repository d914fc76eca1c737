; What an order will cost a soldier, and what it makes of him.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
        .import move_cost, turn_cost, turn_needed, action_cost
        .import weapon_find
        .import plan_stopped
        .export order_cost, order_turn

        .segment "ORDERS"

;;; order_cost -- the estimated cost of a whole order
;;; rule:     8.6  a change of facing that an order implies is charged with it
;;; rule:     8.0  squares are charged one by one
;;; in:       zp_man = soldier as he will be; zp_order = order that order_allowed lets pass
;;; out:      zp_time, zp_energy; plan_stopped = squares he goes before something bars his
;;;           way, else NOT_STOPPED; man_x, man_y = where a move takes him
;;; clobbers: all but zp_man zp_order
;;; cycles:   -
.proc order_cost
        lda     #NOT_STOPPED
        sta     plan_stopped
        ldx     #4
        lda     #0
@clear: sta     sum_time,x              ; and sum_energy behind it
        dex
        bpl     @clear
        jsr     order_turn
        bcc     @turned                 ; no turn is implied
        ldx     zp_man
        ldy     #0
        jsr     turn_cost
        jsr     sum_add
@turned:
        lda     zp_order
        cmp     #ORD_MI+1
        bcs     @action
        lda     zp_order+2
        bne     move_sum
@action:
        jsr     load_needed
        sta     zp_arg0
        ldx     zp_man
        jsr     action_cost
        jsr     sum_add
        jmp     sum_out
.endproc

; all squares of a move
.proc move_sum
        sta     squares_left
@square:
        ldx     zp_man
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        ldy     #0
        lda     zp_order
        cmp     #ORD_MI
        bne     @kind
        iny
@kind:  sty     zp_arg0
        lda     zp_order+1
        ldy     zp_order+3
        jsr     move_cost
        bcs     @stop
        jsr     sum_add
        ldx     zp_man
        lda     zp_to_x
        sta     man_x,x
        lda     zp_to_y
        sta     man_y,x
        dec     squares_left
        bne     @square
        beq     @done                   ; always
@stop:  lda     zp_order+2
        sbc     squares_left            ; C = 1 here
        sta     plan_stopped
@done:  falls_into sum_out
.endproc

.proc sum_out
        copy_word zp_time, sum_time
        copy_word zp_energy, sum_energy
        lda     sum_energy+2
        sta     zp_energy+2
        rts
.endproc

.proc sum_add
        add_word sum_time, zp_time
        add_word sum_energy, zp_energy
        lda     sum_energy+2
        adc     zp_energy+2             ; C from the word below
        sta     sum_energy+2
        rts
.endproc

; A = 1 when the order loads a weapon that is loaded, else 0
.proc load_needed
        lda     zp_order
        cmp     #ORD_LOAD
        bne     @no
        ldx     zp_man
        lda     zp_order+1
        jsr     weapon_find
        and     #WEAPON_LOADED
        beq     @no
        lda     #1
        rts
@no:    lda     #0
        rts
.endproc

;;; order_turn -- the facing that an order implies besides its own business
;;; rule:     8.6  MRdnm; 12.2 FS; 12.6 EF; falling or rising with MR looks to d as well
;;; in:       zp_man; zp_order
;;; out:      C = 1: A = facing 0..8; C = 0: none
;;; clobbers: X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7 zp_ptr0 zp_ptr1 zp_from_x
;;;           zp_from_y zp_to_x zp_to_y
;;; cycles:   -
.proc order_turn
        lda     zp_order
        cmp     #ORD_MR
        beq     @move
        cmp     #ORD_FS
        beq     @target
        cmp     #ORD_EF
        beq     @target
@none:  clc
        rts
@move:  lda     zp_order+2
        bne     @direction
        lda     zp_order+3
        cmp     #'F'
        beq     @direction
        cmp     #'S'
        bne     @none                   ; a turn is its own business
@direction:
        lda     zp_order+1
        sec
        rts
@target:
        ldx     zp_man
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        lda     zp_order+1
        sta     zp_to_x
        lda     zp_order+2
        sta     zp_to_y
        jsr     turn_needed
        cmp     #1                      ; 0: his own square
        rts
.endproc

        .segment "ORDERS_BSS"
sum_time:       .res 2
sum_energy:     .res 3
squares_left:   .res 1
