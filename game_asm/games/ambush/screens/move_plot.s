; Moves pointed at instead of typed.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
PAGES_ORDERS = 1
        .include "screens/page_tools.inc"
        .import text_goto, text_print, text_char, text_clear_row, text_inverse, text_plain
        .import line_key, key_upper, sound_refuse, cursor_way, way_dx, way_dy
        .import mark_plan, map_again, map_spot, soldier_panel, cost_row, chart_page
        .import note_refusal, note_lo, note_hi, man_touched
        .import order_allowed, order_append, order_fetch, walk_stopped
        .import plan_begin, plan_charge, plan_swap, plan_x, plan_y, plan_posture, plan_count
        .export move_plot

STEPS_MOST      = 9                     ; squares of one order
LETTERS         = 4

        .segment "ORDERS"

;;; move_plot -- squares are pointed at one after another and become orders to move
;;; rule:     8.0  Mxdnm: as many squares one way in one mode as an order holds
;;; rule:     5.3  what is refused costs nothing
;;; in:       zp_man; plan_begin done for him
;;; out:      man_orders man_order_count plan_*; Escape leaves them as they were
;;; clobbers: A X Y zp_order man_touched note_lo note_hi man_spent_lo man_spent_hi, all the
;;;           overlay's own, what the rules use and what drawing uses
;;; cycles:   -
.proc move_plot
        ldx     zp_man
        lda     man_order_count,x
        sta     plot_first
        lda     plan_x
        sta     plot_x
        lda     plan_y
        sta     plot_y
        lda     #'W'
        ldy     plan_posture
        beq     @mode
        lda     #'C'
@mode:  sta     plot_mode
@page:  jsr     keys_row
@show:  jsr     mark_plan
        jsr     way_draw
        jsr     soldier_panel
@key:   jsr     line_key
        jsr     key_upper
        cmp     #KEY_RETURN
        bne     @other
        rts
@other: cmp     #KEY_ESCAPE
        beq     @drop
        cmp     #'?'
        beq     @help
        cmp     #'U'
        beq     @undo
        ldx     #MODES-1
@look:  cmp     mode_key,x
        beq     @chosen
        dex
        bpl     @look
        ldx     #LETTERS-1
@letter:
        cmp     letter,x
        beq     @way
        dex
        bpl     @letter
        bmi     @any                    ; always
@way:   lda     letter_way,x
@any:   jsr     cursor_way
        bcc     @refuse
        jsr     plot_step
        bcs     @barred
        jsr     cost_row
        jmp     @show
@help:  jsr     chart_page
        jsr     map_again
        jmp     @page
@drop:  ldx     zp_man
        lda     plot_first
        sta     man_order_count,x
        jmp     plan_begin
@chosen:
        sta     plot_mode
        jsr     keys_row
        jmp     @key
@undo:  jsr     step_back
        bcs     @refuse
        ldy     #22
        jsr     text_clear_row
        jmp     @show
@barred:
        ldy     #22
        jsr     text_clear_row
        place   0, 22
        jsr     text_inverse
        lda     note_lo
        ldy     note_hi
        jsr     text_print
        jsr     text_plain
        lda     #0
        sta     note_hi
@refuse:
        jsr     sound_refuse
        jmp     @key
.endproc

; The keys, and the mode that is chosen.
.proc keys_row
        ldy     #23
        jsr     text_clear_row
        place   0, 23
        print_msg msg_orders_plot_keys
        lda     plot_mode
        jmp     text_char
.endproc

; One square on: X = the way.  C = 1 when that cannot be, and the reason is noted.
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

; The last square off again; C = 1 when none is left.
.proc step_back
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

; A spot in every square of the way but the last, which is lit.
.proc way_draw
        lda     plot_x
        sta     at_x
        lda     plot_y
        sta     at_y
        lda     plot_first
        sta     at_order
@order: ldx     zp_man
        lda     at_order
        cmp     man_order_count,x
        bcs     @done
        jsr     order_fetch
@square:
        ldx     at_x
        ldy     at_y
        jsr     map_spot
        ldx     zp_order+1
        lda     at_x
        clc
        adc     way_dx-1,x
        sta     at_x
        lda     at_y
        sec
        sbc     way_dy-1,x              ; rows of the village grow northward
        sta     at_y
        dec     zp_order+2
        bne     @square
        inc     at_order
        bne     @order                  ; always
@done:  rts
.endproc

letter:         .byte "IJKM"
letter_way:     .byte "1735"
mode_key:       .byte "WRDCL"
MODES           = * - mode_key

        .segment "ORDERS_BSS"
plot_first:     .res 1                  ; orders he had before
plot_x:         .res 1                  ; where they leave him
plot_y:         .res 1
plot_mode:      .res 1
plot_way:       .res 1
plot_kept:      .res 1                  ; squares of the order that is made longer, 0 = none
at_x:           .res 1
at_y:           .res 1
at_order:       .res 1
