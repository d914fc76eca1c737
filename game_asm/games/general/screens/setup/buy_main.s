; A side buys its army.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export buy_auto, buy_count, buy_help, buy_main, buy_offered, buy_return, buy_take
        .import ask_yes_no, buy_page, msg_buy_full, msg_buy_no_points, msg_buy_none
        .import msg_buy_not_sold, msg_help_buy, page_help, scenario_text, unit_cost, unit_whole
        .import page_prompt, msg_buy_sure

SELLS_AT        = 14                    ; in a record
CHARGES         = 2                     ; detonations of a mine

        .segment "RODATA"
buy_offered:    .byte TYPES

        .segment "SETUP_BSS"
buy_count:      .res TYPES              ; what there is of each type
kind:           .res 1
last_kinds:     .res 256                ; in the order in which they were bought
bought:         .res 1
passes:         .res 1

        .segment "SETUP"

;;; buy_main -- st_side buys
;;; rule:     2.13 3.13 3.14 4.2 4.3 4.7 6.1
;;; in:       st_side, st_points
;;; out:      units and mines that are not on the map yet; st_phase = PHASE_PLACE
;;; clobbers: everything
;;; cycles:   -
.proc buy_main
        ldx     #TYPES - 1
        lda     #0
@none:  sta     buy_count,x
        dex
        bpl     @none
        sta     bought
@page:  jsr     buy_page
        bcs     @page                   ; there is no way back from here
        jsr     points
        lda     st_points,x
        ora     st_points+1,x
        beq     @done
        lda     #<msg_buy_sure
        ldy     #>msg_buy_sure
        jsr     page_prompt
        jsr     ask_yes_no
        bcc     @page
@done:  lda     #PHASE_PLACE
        sta     st_phase
        rts
.endproc

; X = where the side's points stand
.proc points
        lda     st_side
        asl     a
        tax
        rts
.endproc

;;; buy_take -- buy one
;;; rule:     3.13 4.3
;;; in:       A = type from 0; st_side; st_points
;;; out:      C = 0: bought; C = 1: A, Y = words why not
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
        jsr     points
        ldy     kind
        lda     st_points,x
        sec
        sbc     unit_cost,y
        sta     zp_t0
        lda     st_points+1,x
        sbc     #0
        bcc     @poor
        sta     zp_t1
        jsr     stock                   ; spoils X, Y and zp_t2
        bcs     @full
        jsr     points
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

; Put a new piece of `kind` into the list, on no hex; C = 1 when there are too many.
.proc stock
        lda     kind
        cmp     #TYPE_MN
        beq     @mine
        ldx     #0
        lda     st_side
        beq     @first
        ldx     #ARMY
@first: ldy     #ARMY
@unit:  lda     unit_hits,x
        beq     @free
        inx
        dey
        bne     @unit
        sec
        rts
@free:  ldy     kind
        tya
        sta     unit_type,x
        lda     unit_whole,y
        sta     unit_hits,x
        clc
        rts
@mine:  ldx     #0
        lda     st_side
        beq     @seek
        ldx     #MINES / 2
@seek:  ldy     #MINES / 2
@next:  lda     mine_charge,x
        beq     @lay
        inx
        dey
        bne     @next
        sec
        rts
@lay:   lda     #CHARGES
        sta     mine_charge,x
        clc
        rts
.endproc

;;; buy_return -- give back what was bought last
;;; rule:     3.13
;;; in:       st_side
;;; out:      C = 0: given back; C = 1: A, Y = words why not
;;; clobbers: A X Y scratch
;;; cycles:   -
.proc buy_return
        ldx     bought
        beq     @none
        dec     bought
        lda     last_kinds-1,x
        sta     kind
        cmp     #TYPE_MN
        beq     @mine
        ldx     #ARMY - 1
        lda     st_side
        beq     @unit
        ldx     #UNITS - 1
@unit:  lda     unit_hits,x
        beq     @next
        lda     unit_type,x
        cmp     kind
        beq     @take
@next:  dex
        bpl     @unit
@take:  lda     #0
        sta     unit_hits,x
        beq     @pay                    ; always
@mine:  ldx     #MINES / 2 - 1
        lda     st_side
        beq     @seek
        ldx     #MINES - 1
@seek:  lda     mine_charge,x
        bne     @lift
        dex
        bpl     @seek
@lift:  lda     #0
        sta     mine_charge,x
@pay:   jsr     points
        ldy     kind
        lda     st_points,x
        clc
        adc     unit_cost,y
        sta     st_points,x
        bcc     @count
        inc     st_points+1,x
@count: ldx     kind
        dec     buy_count,x
        clc
        rts
@none:  lda     #<msg_buy_none
        ldy     #>msg_buy_none
        sec
        rts
.endproc

;;; buy_auto -- spend all that is left on some of everything
;;; rule:     4.3
;;; in:       st_side; st_points
;;; out:      units and mines that are not on the map yet; st_points
;;; clobbers: A X Y scratch
;;; cycles:   -
.proc buy_auto
@round: lda     #0
        sta     passes
        ldx     #SHOPPING - 1
@next:  txa
        pha
        lda     shopping,x
        jsr     buy_take
        bcs     @not
        inc     passes
@not:   pla
        tax
        dex
        bpl     @next
        lda     passes
        bne     @round
        rts
; from the last to the first, over and over
shopping:
        .byte   TYPE_IN, TYPE_MN, TYPE_BZ, TYPE_EN, TYPE_LA, TYPE_AC, TYPE_LT, TYPE_MA, TYPE_BZ
        .byte   TYPE_MT, TYPE_HT, TYPE_MT
SHOPPING = * - shopping
.endproc

;;; buy_help -- a page of help
;;; in:       none
;;; out:      the picture
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc buy_help
        lda     #<msg_help_buy
        ldy     #>msg_help_buy
        jmp     page_help
.endproc
