; Which town each unit goes for.
        .include "ai/ai.inc"

        .export role_best, role_count, roles_give, unit_role
        .import hex_distance, multiply_8, town_at, town_given, town_mine, town_seat, town_want
        .import unit_cost, unit_points, unit_traits, w_spare, w_wanted, w_far

        .segment "COMPUTER_BSS"
unit_role:      .res ARMY               ; by unit of the side: its town, and KEEPS; NO_TOWN none
role_count:     .res TOWNS              ; units that move for each town

        .segment "COMPUTER"

;;; roles_give -- who stands in a town that wants him stays; each other unit gets a town
;;; rule:     2.12
;;; in:       st_side; ai_level, ai_first; town_* as towns_judge left them
;;; out:      unit_role, role_count, town_given
;;; clobbers: A X Y scratch zp_col zp_row ai_unit ai_town ai_number ai_left ai_best ai_worth
;;; cycles:   -
.proc roles_give
        ldx     #ARMY - 1
        lda     #NO_TOWN
@none:  sta     unit_role,x
        dex
        bpl     @none
        ldx     #TOWNS - 1
        lda     #0
@count: sta     role_count,x
        dex
        bpl     @count
        lda     #TRAIT_VEHICLE          ; men and guns first
        jsr     keepers
        lda     #0
        jsr     keepers
        lda     #0
        sta     ai_number
@unit:  ldx     ai_number
        lda     unit_role,x
        cmp     #NO_TOWN
        bne     @next
        txa
        clc
        adc     ai_first
        sta     ai_unit
        tax
        lda     unit_col,x
        beq     @next
        ldy     unit_type,x
        lda     unit_points,y
        beq     @next                   ; a gun stays where it is
        jsr     role_best
        cmp     #NO_TOWN
        beq     @next
        ldx     ai_number
        sta     unit_role,x
        tax
        inc     role_count,x
        jsr     given
@next:  inc     ai_number
        lda     ai_number
        cmp     #ARMY
        bcc     @unit
        rts
.endproc

; Units that stand in a town with less than it wants stay; A = a trait that they do not have.
.proc keepers
        sta     ai_left
        lda     #0
        sta     ai_number
@unit:  ldx     ai_number
        lda     unit_role,x
        cmp     #NO_TOWN
        bne     @next
        txa
        clc
        adc     ai_first
        sta     ai_unit
        tax
        ldy     unit_type,x
        lda     unit_traits,y
        and     ai_left
        bne     @next
        lda     unit_row,x
        sta     zp_row
        lda     unit_col,x
        beq     @next
        sta     zp_col
        jsr     town_at
        bcs     @next
        tax
        lda     town_given,x
        beq     @keep                   ; somebody has to hold it
        ldy     ai_level
        beq     @next
        cmp     town_want,x
        bcs     @next
@keep:  txa
        ora     #KEEPS
        ldy     ai_number
        sta     unit_role,y
        jsr     given
@next:  inc     ai_number
        lda     ai_number
        cmp     #ARMY
        bcc     @unit
        rts
.endproc

; The cost of unit ai_unit is given to town X.
.proc given
        ldy     ai_unit
        lda     unit_type,y
        tay
        lda     unit_cost,y
        clc
        adc     town_given,x
        bcc     @put
        lda     #$FF
@put:   sta     town_given,x
        rts
.endproc

;;; role_best -- the town that a unit ought to go for
;;; rule:     2.12
;;; in:       ai_unit on the map; ai_level; town_want, town_given, town_mine, town_seat
;;; out:      A = town, NO_TOWN none that it can come to in time
;;; clobbers: X Y zp_t0 zp_t1 zp_arg0..zp_arg4 ai_town ai_left ai_best ai_worth
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
        lda     town_given,x
        cmp     town_want,x
        lda     w_wanted,y
        bcc     @times
        lda     w_spare,y
@times: sta     zp_t0
        lda     town_points,x
        jsr     multiply_8
        sta     ai_worth
        lda     zp_t1
        sta     zp_arg4
        pla
        sta     zp_t0
        lda     w_far,y
        jsr     multiply_8              ; taken off, and a thousand added
        tay
        lda     zp_arg4
        sec
        sbc     zp_t1
        sta     zp_arg4
        sty     zp_t1
        lda     ai_worth
        sbc     zp_t1
        clc
        adc     #4
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
