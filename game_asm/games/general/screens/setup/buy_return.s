; Something is given back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export buy_return
        .import bought, buy_count, last_kinds, msg_buy_none, unit_carried, unit_cost

        .segment "SETUP_BSS"
kind:           .res 1

        .segment "SETUP"

;;; buy_return -- give back what was bought last
;;; rule:     3.13
;;; in:       st_side
;;; out:      C = 0: given back; C = 1: A, Y = words why not; changes st_points, bought,
;;;           buy_count, unit_hits, mine_charge
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
        lda     unit_col,x
        bne     @next                   ; it stands on the map
        lda     unit_type,x
        cmp     kind
        bne     @next
        jsr     unit_carried
        bcc     @take
@next:  dex
        bpl     @unit
@take:  lda     #0
        sta     unit_hits,x
        beq     @pay                    ; always
@mine:  ldx     #MINES / 2 - 1
        lda     st_side
        beq     @seek
        ldx     #MINES - 1
@seek:  lda     mine_col,x
        bne     @laid
        lda     mine_charge,x
        bne     @lift
@laid:  dex
        bpl     @seek
@lift:  lda     #0
        sta     mine_charge,x
@pay:   lda     st_side
        asl     a
        tax
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
