; Which town each unit goes for.
        .include "ai/ai.inc"

        .export role_count, roles_give, town_gets, unit_role
        .import hex_distance, role_best, town_at, town_given, town_mine, town_seat, town_theirs
        .import town_want, unit_cost, unit_points, unit_traits, w_takes

QUIET           = 8                     ; what a town wants near which no enemy is known

        .segment "COMPUTER_BSS"
unit_role:      .res ARMY               ; by unit of the side: its town, and KEEPS; NO_TOWN none
role_count:     .res TOWNS              ; units that move for each town

        .segment "COMPUTER"

;;; roles_give -- who stands where he is wanted stays, the nearest takes what nobody holds
;;; rule:     2.12
;;; in:       st_side; ai_level, ai_first; town_* as towns_judge left them
;;; out:      unit_role, role_count, town_given
;;; clobbers: A X Y scratch zp_col zp_row ai_unit ai_town ai_number ai_left ai_best ai_worth
;;;           ai_count
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
        jsr     takers
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
        jsr     town_gets
@next:  inc     ai_number
        lda     ai_number
        cmp     #ARMY
        bcc     @unit
        rts
.endproc

; A town that scores, that nobody holds and near which no enemy is known, gets who is nearest to it.
.proc takers
        ldx     st_towns
@town:  dex
        bpl     @look
@done:  rts
@look:  stx     ai_town
        lda     town_mine,x
        ora     town_theirs,x
        ora     town_given,x
        bne     @town
        lda     town_points,x
        beq     @town
        lda     town_want,x
        cmp     #QUIET + 1
        bcs     @town
        ldy     ai_level
        lda     w_takes,y
        beq     @done                   ; this general looks at the rich towns only
        sta     ai_best
        ldy     town_seat,x
        lda     town_col,y
        sta     zp_arg2
        lda     town_row,y
        sta     zp_arg3
        lda     #0
        sta     ai_number
        sta     ai_count                ; unit of the side, and 1
@unit:  ldy     ai_number
        lda     unit_role,y
        cmp     #NO_TOWN
        bne     @next
        tya
        clc
        adc     ai_first
        tax
        lda     unit_col,x
        beq     @next
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        ldy     unit_type,x
        lda     unit_points,y
        beq     @next
        lda     unit_traits,y
        and     #TRAIT_FOOT
        sta     ai_left
        jsr     hex_distance
        ldy     ai_left
        beq     @rides
        asl     a                       ; men are slow
        asl     a
@rides: cmp     ai_best
        bcs     @next
        sta     ai_best
        ldy     ai_number
        iny
        sty     ai_count
@next:  inc     ai_number
        lda     ai_number
        cmp     #ARMY
        bcc     @unit
        ldx     ai_town
        ldy     ai_count
        beq     @none
        dey
        txa
        sta     unit_role,y
        inc     role_count,x
        tya
        clc
        adc     ai_first
        sta     ai_unit
        jsr     town_gets
        ldx     ai_town
@none:  jmp     @town
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
        ldy     ai_unit
        lda     unit_cargo,y
        cmp     #NO_UNIT
        bne     @leaves
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
@gives: jsr     town_gets
@next:  inc     ai_number
        lda     ai_number
        cmp     #ARMY
        bcc     @unit
        rts
@leaves:
        sta     ai_unit
        jmp     @gives
.endproc

;;; town_gets -- the cost of a unit is given to a town
;;; in:       X = town; ai_unit
;;; out:      town_given, at most 255
;;; clobbers: A Y
;;; cycles:   <= 50
.proc town_gets
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
