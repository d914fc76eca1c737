; Something is bought.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export buy_take
        .import bought, buy_count, last_kinds, msg_buy_full, msg_buy_no_points, msg_buy_not_sold
        .import piece_new, scenario_text, unit_cost

SELLS_AT        = 14                    ; in a record

        .segment "SETUP_BSS"
kind:           .res 1

        .segment "SETUP"

;;; buy_take -- buy one
;;; rule:     3.13 4.3 4.6
;;; in:       A = type from 0; st_side; st_points
;;; out:      C = 0: bought; C = 1: A, Y = words why not; changes st_points, bought, buy_count,
;;;           last_kinds, unit_hits, unit_type, unit_flags, 
;;;           unit_col, unit_left, unit_cargo, mine_charge
;;; clobbers: A X Y scratch
;;; cycles:   -
.proc buy_take
        sta     kind
        lda     st_scenario
        ldy     #SELLS_AT
        jsr     scenario_text           ; A, Y = a bit a type
        sta     zp_t0
        sty     zp_t1
        ldx     kind
@shift: lsr     zp_t1
        ror     zp_t0
        dex
        bpl     @shift
        bcc     @not_sold
        lda     st_side
        asl     a
        tax
        ldy     kind
        lda     st_points,x
        sec
        sbc     unit_cost,y
        sta     zp_t0
        lda     st_points+1,x
        sbc     #0
        bcc     @poor
        sta     zp_t1
        lda     kind
        jsr     piece_new               ; spoils X, Y and zp_t2
        bcs     @full
        lda     st_side
        asl     a
        tax
        lda     zp_t0
        sta     st_points,x
        lda     zp_t1
        sta     st_points+1,x
        ldx     kind
        inc     buy_count,x
        ldx     bought
        lda     kind
        sta     last_kinds,x
        inc     bought
        clc
        rts
@not_sold:
        lda     #<msg_buy_not_sold
        ldy     #>msg_buy_not_sold
        sec
        rts
@poor:  lda     #<msg_buy_no_points
        ldy     #>msg_buy_no_points
        sec
        rts
@full:  lda     #<msg_buy_full
        ldy     #>msg_buy_full
        sec
        rts
.endproc
