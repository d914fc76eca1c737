; The computer buys.
        .include "ai/ai.inc"

        .export army_buy
        .import multiply_8, piece_new, shop_end, shop_first, shopping, unit_cost

SHARE           = 6                     ; points for each unit that there is room for
DEAR            = 8

        .segment "COMPUTER"

;;; army_buy -- spend the points of st_side on its general's list, round after round
;;; rule:     2.12 4.3 5.7
;;; in:       st_side, st_points, st_sells; ai_level
;;; out:      units that are on no hex yet; st_points = 0: what is left is lost
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 ai_left ai_number ai_kind ai_tries and what
;;;           piece_new uses
;;; cycles:   -
.proc army_buy
        lda     st_side                 ; the attacker's three generals, then the defender's
        asl     a
        adc     st_side
        clc
        adc     ai_level
        tax
        lda     shop_first,x
        sta     ai_left
        lda     shop_end,x
        sta     ai_number
@round: jsr     afford
        lda     #0
        sta     ai_kind                 ; bought in this round
        ldx     ai_left
@type:  txa
        pha
        jsr     take
        pla
        tax
        inx
        cpx     ai_number
        bne     @type
        lda     ai_kind
        bne     @round
        lda     st_side
        asl     a
        tax
        lda     #0
        sta     st_points,x
        sta     st_points+1,x
        rts
.endproc

; ai_tries = the least that a unit ought to cost: with more than SHARE points for each that there is
; room for, the cheap ones are left out.
.proc afford
        lda     #0
        sta     zp_t0
        ldx     ai_first
@unit:  lda     unit_hits,x
        bne     @next
        inc     zp_t0
@next:  inx
        cpx     ai_end
        bne     @unit
        lda     #SHARE
        jsr     multiply_8
        sta     zp_t0
        lda     st_side
        asl     a
        tax
        lda     zp_t1
        cmp     st_points,x
        lda     zp_t0
        sbc     st_points+1,x
        lda     #0
        bcs     @all
        lda     #DEAR
@all:   sta     ai_tries
        rts
.endproc

; Buy entry X of the lists, if it is sold, there are points for it, and room.
.proc take
        lda     shopping,x
        tax
        pha
        lda     st_sells
        sta     zp_t0
        lda     st_sells+1
        sta     zp_t1
@shift: lsr     zp_t1
        ror     zp_t0
        dex
        bpl     @shift
        pla
        bcc     @done
        tay
        lda     unit_cost,y
        cmp     ai_tries
        bcc     @done
        lda     st_side
        asl     a
        tax
        lda     st_points,x
        cmp     unit_cost,y
        lda     st_points+1,x
        sbc     #0
        bcc     @done
        tya
        pha
        jsr     piece_new
        pla
        bcs     @done
        tay
        lda     st_side
        asl     a
        tax
        lda     st_points,x
        sec
        sbc     unit_cost,y
        sta     st_points,x
        bcs     @count
        dec     st_points+1,x
@count: inc     ai_kind
@done:  rts
.endproc
