; Where the units of a side go.
        .include "ai/ai.inc"

        .export moves_plan, plan_col, plan_count, plan_kind, plan_row, plan_unit
        .import fetches_find, foes_known, goal_flood, hazards_mark, memory_make, role_count
        .import roles_give, town_given, town_want, towns_judge, unit_choose, unit_role, unit_traits

        .segment "PLANS"
plan_count:     .res 1
plan_unit:      .res ARMY               ; in the order in which they go
plan_col:       .res ARMY               ; where to
plan_row:       .res ARMY
plan_kind:      .res ARMY               ; KIND_*

        .segment "COMPUTER"

;;; moves_plan -- what each unit of st_side does in this movement phase, town by town
;;; rule:     2.12 6.6
;;; in:       st_side; ai_level, ai_first, ai_end; the state
;;; out:      plan_*; ai_memory; hex_pieces as if they were there; rng_seed
;;; clobbers: everything but the state
;;; cycles:   -
.proc moves_plan
        lda     #0
        sta     plan_count
        jsr     foes_known
        jsr     memory_make
        jsr     hazards_mark
        jsr     towns_judge
        jsr     roles_give
        jsr     fetches_find
        lda     #0
        sta     ai_town
@town:  ldx     ai_town
        lda     role_count,x
        beq     @next
        jsr     vehicle
        jsr     goal_flood
        ldx     ai_town
        lda     town_given,x
        cmp     town_want,x
        lda     #0
        rol     a
        sta     ai_bold
        lda     #0
        sta     ai_number
@unit:  ldx     ai_number
        lda     unit_role,x
        cmp     ai_town
        bne     @other
        txa
        clc
        adc     ai_first
        sta     ai_unit
        jsr     unit_choose
@other: inc     ai_number
        lda     ai_number
        cmp     #ARMY
        bcc     @unit
@next:  inc     ai_town
        lda     ai_town
        cmp     st_towns
        bcc     @town
        rts
.endproc

; A = the type whose ways to town ai_town are asked: a vehicle's, unless only men go there.
.proc vehicle
        ldx     ai_first
        ldy     #0
@unit:  lda     unit_role,y
        cmp     ai_town
        bne     @next
        sty     ai_left
        ldy     unit_type,x
        lda     unit_traits,y
        ldy     ai_left
        and     #TRAIT_VEHICLE
        bne     @yes
@next:  inx
        iny
        cpy     #ARMY
        bcc     @unit
        lda     #TYPE_IN
        rts
@yes:   lda     #TYPE_MT
        rts
.endproc
