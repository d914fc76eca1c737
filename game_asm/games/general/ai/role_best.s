; The town that suits a unit best.
        .include "ai/ai.inc"

        .export role_best
        .import hex_distance, multiply_8, town_given, town_seat, town_want, unit_points, w_far
        .import w_march, w_spare, w_wanted

MORE            = 4                     ; times 256: so that no worth is below zero

        .segment "COMPUTER"

;;; role_best -- the town that a unit ought to go for
;;; rule:     2.12
;;; in:       ai_unit on the map; ai_level; town_want, town_given, town_mine, town_seat
;;; out:      A = town, NO_TOWN none that it can come to in time
;;; clobbers: X Y zp_t0 zp_t1 zp_t2 zp_arg0..zp_arg4 ai_town ai_left ai_best ai_worth
;;; cycles:   <= 12000
.proc role_best
        lda     #0
        sta     ai_best
        sta     ai_best+1
        lda     #NO_TOWN
        sta     ai_left
        lda     st_turns                ; what it can go till the end, along roads
        sec
        sbc     st_turn
        clc
        adc     #1
        sta     zp_t0
        ldx     ai_unit
        ldy     unit_type,x
        lda     unit_points,y
        jsr     multiply_8
        cmp     #1
        lda     zp_t1
        bcc     @limit
        lda     #$FF
@limit: sta     ai_worth+1
        ldx     ai_unit
        lda     unit_col,x
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        ldx     st_towns
@town:  dex
        bmi     @done
        stx     ai_town
        ldy     town_seat,x
        lda     town_col,y
        sta     zp_arg2
        lda     town_row,y
        sta     zp_arg3
        jsr     hex_distance
        cmp     ai_worth+1
        bcs     @town
        pha
        ldy     ai_level
        lda     #MORE
        sta     zp_t2
        lda     town_given,x
        cmp     town_want,x
        lda     w_spare,y
        bcs     @times
        lda     w_march,y               ; C = 0
        adc     #MORE
        sta     zp_t2
        lda     w_wanted,y
@times: sta     zp_t0
        lda     town_points,x
        jsr     multiply_8
        sta     ai_worth
        lda     zp_t1
        sta     zp_arg4
        pla
        sta     zp_t0
        lda     w_far,y
        jsr     multiply_8              ; taken off, and a thousand or more added
        tay
        lda     zp_arg4
        sec
        sbc     zp_t1
        sta     zp_arg4
        sty     zp_t1
        lda     ai_worth
        sbc     zp_t1
        clc
        adc     zp_t2
        ldx     ai_town
        ldy     zp_arg4
        cpy     ai_best
        pha
        sbc     ai_best+1
        pla
        bcc     @worse
        sta     ai_best+1
        sty     ai_best
        stx     ai_left
@worse: jmp     @town
@done:  lda     ai_left
        rts
.endproc
