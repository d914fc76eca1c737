; The line about the order at work: cost, what bars the way, terrain, target.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
PAGES_ORDERS = 1
        .include "screens/report/page_tools.inc"
        .export cost_row, words_print
        .import chance_linear, order_text, order_words, plan_x, plan_y, shown_look, shown_x
        .import shown_y, sight_terrain, text_byte, text_char, text_clear_row, text_inverse
        .import text_goto, text_number, text_plain, text_print, walk_stopped

HALF_THOUSANDTH = 33                    ; in 65536ths
        .segment "ORDERS"

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

;;; words_print -- an order in words, where the text stands
;;; in:       zp_order
;;; out:      order_words
;;; clobbers: A X Y zp_t0..zp_t3 zp_ptr0
;;; cycles:   -
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

        .segment "ORDERS_BSS"
fraction:       .res 2
places:         .res 1                  ; decimals still to come
