; The four lines about the soldier whose orders are written.  Every number has its place.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
PAGES_ORDERS = 1
        .include "screens/report/page_tools.inc"
        .export soldier_panel, soldier_numbers
        .import text_goto, text_char, text_signed_right, text_clear_row, text_inverse
        .import text_plain, text_print, wait_ms, name_print, square_print, text_byte, control_print
        .import plan_x, plan_y, plan_facing, plan_posture, plan_sneaking, plan_time, plan_energy

BLINK_MS        = 140
TIME_COL        = 5
ENERGY_COL      = 17

        .segment "ORDERS"

;;; soldier_panel -- who he is, where his orders leave him, what he has left
;;; rule:     5.0  time and energy left after the orders
;;; in:       zp_man; plan_*
;;; out:      rows 20 and 21
;;; clobbers: A X Y zp_t0..zp_t3 zp_arg0 zp_arg1 zp_ptr0
;;; cycles:   -
.proc soldier_panel
        jsr     place_row
        ldy     #21
        jsr     text_clear_row
        place   0, 21
        print_msg msg_orders_time
        place   10, 21
        print_msg msg_orders_energy_left
        place   22, 21
        print_msg msg_orders_endurance
        ldx     #28
        ldy     #21
        jsr     text_goto
        ldx     zp_man
        lda     man_endurance,x
        jsr     text_byte
        place   32, 21
        print_msg msg_orders_control
        place   37, 21
        ldx     zp_man
        jsr     control_print
        falls_into numbers
.endproc

; time and energy left
.proc numbers
        place   TIME_COL, 21
        copy_word zp_arg0, plan_time
        ldx     #4
        jsr     text_signed_right
        place   ENERGY_COL, 21
        copy_word zp_arg0, plan_energy+1
        ldx     #4
        jmp     text_signed_right
.endproc

; row 20
.proc place_row
        ldy     #20
        jsr     text_clear_row
        place   0, 20
        ldx     zp_man
        jsr     name_print
        place   13, 20
        lda     plan_x
        ldy     plan_y
        jsr     square_print
        place   18, 20
        print_msg msg_orders_facing
        lda     plan_facing
        ora     #'0'
        jsr     text_char
        place   27, 20
        lda     plan_posture
        bne     @prone
        print_msg msg_orders_upright
        jmp     @sneak
@prone: print_msg msg_orders_prone
@sneak: lda     plan_sneaking
        beq     @done
        place   35, 20
        print_msg msg_orders_sneaks
@done:  rts
.endproc

;;; soldier_numbers -- the panel after an order; what has changed blinks once
;;; in:       zp_man; plan_*
;;; out:      rows 20 and 21
;;; clobbers: A X Y zp_t0..zp_t3 zp_arg0 zp_arg1 zp_ptr0
;;; cycles:   -
.proc soldier_numbers
        jsr     place_row
        jsr     text_inverse
        jsr     numbers
        jsr     text_plain
        lda     #BLINK_MS
        jsr     wait_ms
        jmp     numbers
.endproc
