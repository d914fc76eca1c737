; Moves pointed at instead of typed.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
PAGES_ORDERS = 1
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_char, text_clear_row, text_inverse, text_plain
        .import line_key, key_upper, sound_refuse, cursor_way, plot_step, plot_back, plot_draw
        .import mark_plan, map_again, soldier_panel, cost_row, chart_page, note_lo, note_hi
        .import plan_begin, plan_x, plan_y, plan_posture
        .export move_plot, plot_first, plot_x, plot_y, plot_mode

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
        jsr     plot_draw
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
@undo:  jsr     plot_back
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

letter:         .byte "IJKM"
letter_way:     .byte "1735"
mode_key:       .byte "WRDCL"
MODES           = * - mode_key

        .segment "ORDERS_BSS"
plot_first:     .res 1                  ; orders he had before
plot_x:         .res 1                  ; where they leave him
plot_y:         .res 1
plot_mode:      .res 1
