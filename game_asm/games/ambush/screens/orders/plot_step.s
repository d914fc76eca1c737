; A square more of the way that is pointed at, or one less.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
PAGES_ORDERS = 1
        .include "screens/report/page_tools.inc"
        .import note_refusal, note_lo, note_hi, man_touched, plot_first, plot_mode
        .import order_allowed, order_append, order_fetch, walk_stopped
        .import plan_begin, plan_charge, plan_swap, plan_count
        .export plot_step, plot_back

STEPS_MOST      = 9                     ; squares of one order

        .segment "ORDERS"

;;; plot_step -- the way goes on by a square
;;; rule:     8.0  Mxdnm: as many squares one way in one mode as an order holds
;;; rule:     5.3  what is refused costs nothing
;;; in:       X = the way 1..8; zp_man; plot_first plot_mode
;;; out:      man_orders man_order_count; C = 1 when that cannot be, and the reason is noted
;;; clobbers: A X Y zp_order plan_* man_touched note_lo note_hi man_spent_lo man_spent_hi, all the
;;;           overlay's own, what the rules use and what drawing uses
;;; cycles:   -
.proc plot_step
        stx     plot_way
        lda     #0
        sta     plot_kept
        ldx     zp_man
        lda     man_order_count,x
        cmp     plot_first
        beq     @new
        jsr     last_order
        lda     zp_order+1
        cmp     plot_way
        bne     @new
        lda     zp_order+3
        cmp     plot_mode
        bne     @new
        lda     zp_order+2
        cmp     #STEPS_MOST
        bcs     @new
        sta     plot_kept               ; the order before grows by a square
        dec     man_order_count,x
        jsr     plan_begin
@new:   ldx     zp_man
        lda     man_order_count,x
        cmp     #ORDERS_MAX
        lda     #REFUSE_FULL
        bcs     @refuse
        ldy     plot_kept
        iny
        jsr     order_set
        jsr     plan_swap
        jsr     order_allowed
        pha
        php
        jsr     plan_swap
        plp
        pla
        bcs     @refuse
        ldx     zp_man
        lda     #1
        sta     man_touched,x
        jsr     order_append
        jsr     plan_charge
        inc     plan_count
        lda     walk_stopped
        cmp     #NOT_STOPPED
        clc
        beq     @done
        ldx     zp_man
        dec     man_order_count,x
        set_note msg_orders_stop_0
        jmp     @restore
@refuse:
        jsr     note_refusal
@restore:
        ldy     plot_kept
        beq     @plan
        jsr     order_set
        ldx     zp_man
        jsr     order_append
@plan:  jsr     plan_begin
        sec
@done:  rts
.endproc

;;; plot_back -- the last square of the way off again
;;; in:       zp_man; plot_first
;;; out:      man_orders man_order_count; C = 1 when none is left
;;; clobbers: A X Y zp_order plan_* note_lo note_hi man_spent_lo man_spent_hi, all the overlay's
;;;           own, what the rules use and what drawing uses
;;; cycles:   -
.proc plot_back
        ldx     zp_man
        lda     man_order_count,x
        cmp     plot_first
        beq     @none
        jsr     last_order
        dec     man_order_count,x
        dec     zp_order+2
        beq     @plan
        jsr     order_append
@plan:  jsr     plan_begin
        clc
        rts
@none:  sec
        rts
.endproc

; zp_order = Y squares the way and in the mode at work
.proc order_set
        lda     #ORD_MR
        sta     zp_order
        lda     plot_way
        sta     zp_order+1
        sty     zp_order+2
        lda     plot_mode
        sta     zp_order+3
        rts
.endproc

; zp_order = the last order; X = the man
.proc last_order
        ldx     zp_man
        lda     man_order_count,x
        sec
        sbc     #1
        jsr     order_fetch
        ldx     zp_man
        rts
.endproc

        .segment "ORDERS_BSS"
plot_way:       .res 1
plot_kept:      .res 1                  ; squares of the order that is made longer, 0 = none
