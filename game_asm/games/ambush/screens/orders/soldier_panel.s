; The four lines about the soldier whose orders are written.  Every number has its place.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
PAGES_ORDERS = 1
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_char, text_number, text_signed_right
        .import text_clear_row, text_inverse, text_plain
        .import wait_ms, name_print, square_print, text_byte, control_print, plural_print
        .import plan_x, plan_y, plan_facing, plan_posture, plan_sneaking
        .import plan_time, plan_energy, plan_first, man_touched
        .import order_fetch, order_text, order_words, walk_stopped
        .import sight_terrain, chance_linear, shown_look, shown_x, shown_y
        .export soldier_panel, soldier_numbers, list_row, cost_row, needs_row

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

;;; cost_row -- what the order at work costs, whether it is in vain, what bars his way, the terrain
;;; rule:     1.0.3 10.4.8
;;; rule:     3.1  the estimate of each order; 5.41 the terrain multiplier
;;; in:       zp_order zp_time zp_energy walk_stopped plan_x plan_y shown_*
;;; out:      row 22; order_words
;;; clobbers: A X Y zp_t0..zp_t7 zp_arg0..zp_arg3 zp_ptr0 and what the rules use
;;; cycles:   -
.proc cost_row
        ldy     #22
        jsr     text_clear_row
        place   0, 22
        lda     walk_stopped
        cmp     #NOT_STOPPED
        bne     @stopped
        lda     zp_order
        cmp     #ORD_FS
        bne     @cost
        lda     zp_order+3
        bne     terrain_row
@cost:  jsr     words_print
        print_msg msg_orders_costs
        copy_word zp_arg0, zp_time
        jsr     text_number
        print_msg msg_orders_energy
        lda     zp_energy
        asl     a                       ; C = the half that rounds up
        lda     zp_energy+1
        adc     #0
        sta     zp_arg0
        lda     zp_energy+2
        adc     #0
        sta     zp_arg1
        jsr     text_number
        jmp     target_told
@stopped:
        tax
        beq     @once
        print_msg msg_orders_stop
        lda     walk_stopped
        jsr     text_byte
        print_msg msg_orders_squares
        rts
@once:  print_msg msg_orders_stop_0
        rts
.endproc

.proc words_print
        jsr     order_text
        lda     #<order_words
        ldy     #>order_words
        jmp     text_print
.endproc

; The terrain multiplier from where he will stand, to three places.
.proc terrain_row
        print_msg msg_orders_terrain
        jsr     sight_ahead
        jsr     chance_linear
        lda     zp_arg0
        clc
        adc     #<HALF_THOUSANDTH
        sta     fraction
        lda     zp_arg1
        adc     #>HALF_THOUSANDTH
        sta     fraction+1
        lda     #'0'
        adc     #0                      ; C = 1: rounds up to one
        jsr     text_char
        lda     #'.'
        jsr     text_char
        lda     #3
        sta     places
@place: jsr     fraction_digit
        ora     #'0'
        jsr     text_char
        dec     places
        bne     @place
        rts
.endproc

HALF_THOUSANDTH = 33                    ; in 65536ths

; A = next decimal of fraction: ten times it, the whole part taken off
.proc fraction_digit
        lda     #0
        sta     zp_t0
        copy_word zp_t1, fraction
        jsr     @double
        jsr     @double
        clc
        lda     zp_t1
        adc     fraction
        sta     zp_t1
        lda     zp_t2
        adc     fraction+1
        sta     zp_t2
        bcc     @five
        inc     zp_t0
@five:  jsr     @double
        copy_word fraction, zp_t1
        lda     zp_t0
        rts
@double:
        asl     zp_t1
        rol     zp_t2
        rol     zp_t0
        rts
.endproc

; sight_terrain from where he will stand to the order's square.
.proc sight_ahead
        lda     plan_x
        sta     zp_from_x
        lda     plan_y
        sta     zp_from_y
        lda     zp_order+1
        sta     zp_to_x
        lda     zp_order+2
        sta     zp_to_y
        jmp     sight_terrain
.endproc

; Behind the cost: is no enemy to be seen now where he would fire or fight, or no line of sight?
.proc target_told
        lda     plan_x
        ldy     plan_y
        ldx     zp_order
        cpx     #ORD_HH
        beq     @enemy
        lda     zp_order+1
        ldy     zp_order+2
        cpx     #ORD_FS
        beq     @enemy
        cpx     #ORD_EF
        bne     @done
@sight: jsr     sight_ahead
        bcs     @done
        jsr     text_inverse
        print_msg msg_orders_unseen
        jmp     text_plain
@enemy: sta     zp_to_x
        sty     zp_to_y
        jsr     enemy_shown
        bcs     @there
        jsr     text_inverse
        print_msg msg_orders_nobody
        jmp     text_plain
@there: lda     zp_order
        cmp     #ORD_FS
        beq     @sight
@done:  rts
.endproc

; C = 1 when an enemy who is not down is shown in the square zp_to_x, zp_to_y.
.proc enemy_shown
        ldx     #SOLDIERS-1
@man:   lda     shown_look,x
        beq     @next
        cmp     #LOOK_SHOCK
        bcs     @next
        lda     shown_x,x
        cmp     zp_to_x
        bne     @next
        lda     shown_y,x
        cmp     zp_to_y
        bne     @next
        lda     #0
        cpx     #SQUAD
        rol     a
        eor     st_side
        lsr     a
        bcs     @end
@next:  dex
        bpl     @man
        clc
@end:   rts
.endproc

;;; list_row -- all orders of the soldier, over the panel
;;; rule:     5.40  NL lists his orders; more may follow
;;; in:       zp_man
;;; out:      rows 20 to 22
;;; clobbers: A X Y zp_t0 zp_ptr0 zp_order
;;; cycles:   -
.proc list_row
        ldy     #20
@clear: jsr     text_clear_row
        iny
        cpy     #23
        bcc     @clear
        ldx     #0
        ldy     #20
        jsr     text_goto
        ldx     zp_man
        lda     man_order_count,x
        bne     @some
        print_msg msg_orders_none
        rts
@some:  lda     #0
        sta     places
@order: ldx     zp_man
        lda     places
        cmp     man_order_count,x
        bcs     @done
        lda     zp_text_row
        cmp     #23
        bcs     @last                   ; the third row is full to its end
        lda     places
        jsr     order_fetch
        jsr     order_text              ; Y = length
        tya
        clc
        adc     zp_text_col
        cmp     #41
        bcc     @fits
        lda     zp_text_row
        cmp     #22
        bcs     @more
        tay
        iny
        ldx     #0
        jsr     text_goto
@fits:  lda     #<order_words
        ldy     #>order_words
        jsr     text_print
        lda     zp_text_col
        beq     @next                   ; the row was full to its end
        lda     #' '
        jsr     text_char
@next:  inc     places
        bne     @order                  ; always
@last:  ldx     #39
        ldy     #22
        jsr     text_goto
@more:  lda     #'+'                    ; the status report has them all
        jsr     text_char
@done:  rts
.endproc

;;; needs_row -- what the soldier's first order still needs, or how many orders he has
;;; rule:     5.1, 6.10  the player is told how much more time it needs
;;; in:       zp_man; plan_first; man_touched = he was given orders in this phase
;;; out:      row 22
;;; clobbers: A X Y zp_order order_words and scratch
;;; cycles:   -
.proc needs_row
        ldy     #22
        jsr     text_clear_row
        place   0, 22
        ldx     zp_man
        lda     man_spent_lo,x
        ora     man_spent_hi,x
        bne     @needs
        lda     man_touched,x
        bne     @count
@needs: lda     #0                      ; cut short, or not come to, in the last turn
        jsr     order_fetch
        jsr     words_print
        print_msg msg_orders_needs
        copy_word zp_arg0, plan_first
        jsr     text_number
        print_msg msg_orders_more
        jsr     plural_print
        lda     #'.'
        jmp     text_char
@count: print_msg msg_orders_has
        ldx     zp_man
        lda     man_order_count,x
        jmp     text_byte
.endproc

        .segment "ORDERS_BSS"
fraction:       .res 2
places:         .res 1
