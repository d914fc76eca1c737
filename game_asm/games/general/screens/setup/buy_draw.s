; The page of buying.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export buy_draw
        .import buy_count, msg_buy, msg_buy_keys, msg_buy_left, msg_type_0, msg_type_1
        .import msg_type_2, msg_type_3, msg_type_4, msg_type_5, msg_type_6, msg_type_7
        .import msg_type_8, msg_type_9, msg_type_mine, msg_buy_head, page_show, page_prompt
        .import text_byte_right, text_char, text_goto, text_number, text_print, unit_cost
        .import unit_points, unit_whole, msg_red_buys, msg_blue_buys

FIRST_ROW       = 5
COST_COL        = 20
MOVE_COL        = 25
HITS_COL        = 30
HAVE_COL        = 35

        .segment "SETUP_BSS"
type:           .res 1

        .segment "SETUP"

;;; buy_draw -- draw what is sold, what it costs, how many there are, and the points left
;;; rule:     3.13 4.3
;;; in:       buy_count; st_side, st_points
;;; out:      the picture
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc buy_draw
        lda     #<msg_buy
        ldy     #>msg_buy
        jsr     page_show
        print_at 1, 2, msg_buy_left
        lda     st_side
        asl     a
        tax
        lda     st_points,x
        sta     zp_arg0
        lda     st_points+1,x
        sta     zp_arg1
        jsr     text_number
        lda     st_side
        bne     @blue
        print_at 30, 2, msg_red_buys
        jmp     @head
@blue:  print_at 30, 2, msg_blue_buys
@head:  print_at COST_COL, FIRST_ROW - 1, msg_buy_head
        lda     #0
        sta     type
@type:  ldx     #2
        jsr     column
        lda     type
        clc
        adc     #'A'
        jsr     text_char
        lda     #' '
        jsr     text_char
        ldx     type
        lda     types_lo,x
        ldy     types_hi,x
        jsr     text_print
        ldx     #COST_COL
        jsr     column
        ldx     type
        lda     unit_cost,x
        jsr     right
        ldx     type
        cpx     #TYPE_MN
        beq     @have
        ldx     #MOVE_COL
        jsr     column
        ldx     type
        lda     unit_points,x
        lsr     a
        jsr     right
        ldx     #HITS_COL
        jsr     column
        ldx     type
        lda     unit_whole,x
        jsr     right
@have:  ldx     #HAVE_COL
        jsr     column
        ldx     type
        lda     buy_count,x
        jsr     right
        inc     type
        lda     type
        cmp     #TYPES
        bcc     @type
        lda     #<msg_buy_keys
        ldy     #>msg_buy_keys
        jmp     page_prompt
.endproc

; The text cursor to column X of this type's row.
.proc column
        lda     type
        clc
        adc     #FIRST_ROW
        tay
        jmp     text_goto
.endproc

.proc right
        ldx     #3
        jmp     text_byte_right
.endproc

types_lo:       .lobytes msg_type_0, msg_type_1, msg_type_2, msg_type_3, msg_type_4, msg_type_5
                .lobytes msg_type_6, msg_type_7, msg_type_8, msg_type_9, msg_type_mine
types_hi:       .hibytes msg_type_0, msg_type_1, msg_type_2, msg_type_3, msg_type_4, msg_type_5
                .hibytes msg_type_6, msg_type_7, msg_type_8, msg_type_9, msg_type_mine
