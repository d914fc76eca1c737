; Where the units of a side go.
        .include "ai/ai.inc"

        .export moves_plan, plan_col, plan_count, plan_kind, plan_row, plan_unit
        .import ai_goal, ai_open, fetches_find, foes_known, goal_flood, hazards_mark, hex_index
        .import memory_make
        .import role_count, roles_give, town_given, town_want, towns_judge, unit_choose, unit_role
        .import unit_traits, works_plan

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
;;; out:      plan_*; plot_col, plot_row of engineers; ai_memory; hex_pieces as if they were there;
;;;           rng_seed
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
        jsr     works_plan
        jsr     fetches_find
        lda     #0
        sta     ai_town
@town:  ldx     ai_town
        lda     role_count,x
        beq     @next
        jsr     ways
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

; The ways to town ai_town; when mines leave no way from the first unit that goes there, as if there
; were none: it goes as far as it can.
.proc ways
        jsr     vehicle
        pha
        jsr     goal_flood
        jsr     vehicle
        ldy     unit_row,x
        lda     unit_col,x
        tax
        jsr     hex_index
        lda     zp_arg0
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>ai_goal
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        cmp     #FARTHEST + 1
        pla
        bcc     @done
        inc     ai_open
        jsr     goal_flood
        dec     ai_open
@done:  rts
.endproc

; X = the first unit that goes for town ai_town, rather a vehicle; A = the type whose ways are
; asked: a vehicle's, unless only men go there.
.proc vehicle
        ldx     ai_first
        ldy     #0
@unit:  lda     unit_role,y
        cmp     ai_town
        bne     @next
        sty     ai_left
        stx     ai_unit
        ldy     unit_type,x
        lda     unit_traits,y
        ldy     ai_left
        and     #TRAIT_VEHICLE
        bne     @yes
@next:  inx
        iny
        cpy     #ARMY
        bcc     @unit
        ldx     ai_unit
        lda     #TYPE_IN
        rts
@yes:   lda     #TYPE_MT
        rts
.endproc
