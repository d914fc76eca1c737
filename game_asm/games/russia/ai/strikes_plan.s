; What the aircraft do.
        .include "ai/ai.inc"
        .export strikes_plan
        .import field_here, foe_count, foe_hi, foe_lo, foe_sent, foe_strength, hex_distance
        .import hex_neighbour, hex_place, step_refused, step_take

NEAR            = 2                     ; hexes with an escort
ESCORTED        = 100                   ; what an escort is worth
MOST            = 255

        .segment "COMPUTER_BSS"
range:          .res 1

        .segment "COMPUTER"

;;; strikes_plan -- each air group strikes the strongest enemy within its reach, rather one near by;
;;; rule:     6.9.1 6.9.3 7.1.3  of a side that attacks only whom its groups attack; who reaches
;;;           none moves up
;;; in:       st_side; foe_lo foe_hi foe_sent foe_strength foe_count; ai_posture; hex_field;
;;;           zones_make's marks
;;; out:      group_plot group_target_lo group_target_hi of the air groups; these as step_take
;;;           leaves them
;;; clobbers: everything but the rest of the state
;;; cycles:   <= 1500000
.proc strikes_plan
        lda     #4
        ldx     #FIRST_AIR
        ldy     st_side
        beq     @side
        lda     #3
        ldx     #SOVIET_BIT + FIRST_AIR
@side:  sta     range
@group: stx     ai_group
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     ai_from+1
        lda     group_at_lo,x
        sta     ai_from
        jsr     target
        ldx     ai_group
        lda     ai_best
        beq     @moves
        lda     group_flags,x
        and     #GF_SUPPLIED
        beq     @next
        lda     group_guns,x
        beq     @next
        ldy     ai_best_way
        lda     foe_lo,y
        sta     group_target_lo,x
        lda     foe_hi,y
        sta     group_target_hi,x
        lda     #STRIKE_GROUPS
        sta     group_plot,x
        bne     @next                   ; always
@moves: jsr     up
@next:  ldx     ai_group
        inx
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_DEPOT
        bcc     @group
        rts
.endproc

; ai_best_way = the foe to strike; ai_best = 0 when there is none.
.proc target
        lda     #0
        sta     ai_best
        copy_word zp_arg0, ai_from
        jsr     hex_place
        stx     ai_want                 ; column
        sty     ai_want+1               ; row
        lda     #0
        sta     ai_foe
@foe:   ldx     ai_foe
        cpx     foe_count
        bcs     @done
        lda     foe_sent,x
        bne     @struck
        lda     ai_posture              ; of who holds, whoever comes near
        bne     @next
@struck:
        lda     foe_lo,x
        sta     zp_arg0
        lda     foe_hi,x
        sta     zp_arg1
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        lda     ai_want                 ; column
        sta     zp_arg2
        lda     ai_want+1               ; row
        sta     zp_arg3
        jsr     hex_distance
        ldx     ai_foe
        cmp     range
        beq     @in
        bcs     @next
@in:    cmp     #NEAR + 1
        lda     foe_strength,x
        bcs     @far
        adc     #ESCORTED
        bcc     @far
        lda     #MOST
@far:   cmp     ai_best
        bcc     @next
        sta     ai_best
        stx     ai_best_way
@next:  inc     ai_foe
        bne     @foe                    ; always
@done:  rts
.endproc

; The air group goes to the hex beside that is nearest to the goals, out of all danger.
.proc up
        copy_word zp_hex, ai_from
        jsr     field_here
        sta     ai_best                 ; nearer than here
        lda     #DIRECTIONS
        sta     ai_best_way
        lda     #5
        sta     ai_way
@way:   copy_word zp_arg0, ai_from
        ldx     ai_way
        jsr     hex_neighbour
        copy_word zp_hex, zp_arg0
        jsr     field_here
        cmp     ai_best
        bcs     @next
        sta     ai_left
        lda     zp_hex+1
        adc     #>hex_field_danger      ; C = 0
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        bne     @next
        copy_word zp_to, zp_hex
        copy_word zp_hex, ai_from
        ldx     ai_group
        jsr     step_refused
        tay
        bne     @next
        lda     ai_left
        sta     ai_best
        lda     ai_way
        sta     ai_best_way
@next:  dec     ai_way
        bpl     @way
        ldx     ai_best_way
        cpx     #DIRECTIONS
        bcs     @done
        copy_word zp_hex, ai_from
        copy_word zp_arg0, ai_from
        jsr     hex_neighbour
        copy_word zp_to, zp_arg0
        ldx     ai_group
        lda     ai_best_way
        jmp     step_take
@done:  rts
.endproc
