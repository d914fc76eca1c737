; The computer buys.
        .include "ai/ai.inc"

        .export army_buy
        .import mine_site, multiply_8, piece_new, pieces_make, rng_below, shop_again, shop_end
        .import shop_first, shopping, unit_cost

SHARE           = 6                     ; points for each unit that there is room for
DEAR            = 8

        .segment "COMPUTER"

;;; army_buy -- spend the points of st_side on its general's list, round after round
;;; rule:     2.12 4.3 4.7 5.7
;;; in:       st_side, st_points, st_sells, st_turn, st_invaded; ai_level
;;; out:      units that are on no hex yet; mines, laid; st_points = 0: what is left is lost;
;;;           rng_seed; hex_pieces
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc army_buy
        jsr     pieces_make
        lda     st_side                 ; the attacker's three generals, then the defender's
        asl     a
        adc     st_side
        clc
        adc     ai_level
        tax
        lda     shop_again,x
        sta     ai_left
        lda     shop_end,x
        sta     ai_number
        lda     #0
        sta     ai_kind
        lda     st_invaded
        bne     @part                   ; a strip of land
        ldy     st_turn
        dey
        bne     @part
        sty     ai_tries
        lda     shop_first,x
        tax
        cmp     ai_left
        beq     @part
        lda     ai_left
        jsr     pass
@part:  jsr     afford
        lda     ai_number
        sec
        sbc     ai_left
        jsr     rng_below
        clc
        adc     ai_left
        tax
        lda     ai_number
        jsr     pass
@round: jsr     afford
        lda     #0
        sta     ai_kind                 ; bought in this round
        ldx     ai_left
        lda     ai_number
        jsr     pass
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

; Buy of the lists what is between entry X and A, one of each.
.proc pass
        sta     ai_count
@type:  txa
        pha
        jsr     take
        pla
        tax
        inx
        cpx     ai_count
        bne     @type
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
        cpy     #TYPE_MN
        beq     @site
        cpy     #TYPE_EN
        bne     @new                    ; nor an engineer where there is nothing to shut or to open
@site:  jsr     mine_site               ; where a mine is laid at once
        bcs     @full
        pla
        pha
@new:   jsr     piece_new
        bcs     @full
        pla
        pha
        cmp     #TYPE_MN
        bne     @pay
        lda     zp_col
        sta     mine_col,x
        lda     zp_row
        sta     mine_row,x
@pay:   pla
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
@full:  pla
        rts
.endproc
