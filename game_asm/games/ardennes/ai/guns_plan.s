; What the guns fire at.
        .include "ai/ai.inc"

        .export guns_plan
        .import engage_member, foe_beside, foe_column, foe_count, foe_hi, foe_lo, foe_might
        .import foe_row, foe_sent, foes_end, foes_first, hex_distance, own_column, own_row
        .import places_note, side_end, side_first, unit_class, unit_kind

RANGE           = 3

        .segment "ATTACK"

;;; guns_plan -- every gun that may fire is aimed at the strongest unit of an enemy that is attacked
;;; rule:     2.8 2.11 2.12 7.6
;;; in:       st_side; foe_*; hex_zones; the units
;;; out:      unit_task, unit_flags; own_column, own_row
;;; clobbers: A X Y scratch zp_class zp_hex zp_arg0..zp_arg3 ai_unit ai_number ai_best ai_to ai_left
;;; cycles:   <= 500000
.proc guns_plan
        jsr     places_note
        lda     #0
        sta     ai_left
        ldx     st_side
        lda     side_first,x
        sta     ai_unit
@unit:  ldy     ai_left
        lda     own_column,y
        beq     @next
        sta     zp_arg0
        lda     own_row,y
        sta     zp_arg1
        ldx     ai_unit
        jsr     unit_class
        cmp     #CLASS_ARTILLERY
        bne     @next
        jsr     engage_member
        bne     @next
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_at_hi,x
        sta     zp_hex+1
        ldy     st_side
        jsr     foe_beside
        bne     @next
        jsr     aim
@next:  inc     ai_left
        inc     ai_unit
        ldx     st_side
        lda     ai_unit
        cmp     side_end,x
        bcc     @unit
        rts
.endproc

; Gun ai_unit at zp_arg0/1 is aimed, when an enemy is in range.
.proc aim
        lda     #0
        sta     ai_best
        ldx     foe_count
        beq     @done
@foe:   dex
        lda     foe_column,x
        sta     zp_arg2
        lda     foe_row,x
        sta     zp_arg3
        jsr     hex_distance
        cmp     #RANGE + 1
        bcs     @far
        lda     foe_sent,x
        cmp     #1                      ; C = 1: he is attacked
        lda     foe_might,x
        ror     a
        cmp     ai_best
        bcc     @far
        sta     ai_best
        stx     ai_number
@far:   cpx     #0
        bne     @foe
        lda     ai_best
        beq     @done
        jsr     strongest
        ldx     ai_unit
        lda     ai_to
        cmp     #NO_UNIT
        beq     @done
        sta     unit_task,x
        lda     unit_flags,x
        ora     #UF_AIMED
        sta     unit_flags,x
@done:  rts
.endproc

; ai_to = the strongest unit of enemy ai_number, NO_UNIT none.
.proc strongest
        lda     #NO_UNIT
        sta     ai_to
        lda     #0
        sta     ai_best
        ldx     st_side
        ldy     foes_end,x
        sty     zp_t0
        lda     foes_first,x
        tax
@unit:  ldy     ai_number
        lda     unit_flags,x
        bmi     @next                   ; nobody sees it
        .assert UF_HIDDEN = %10000000, error, "the sign of the flags"
        lda     unit_at_lo,x
        cmp     foe_lo,y
        bne     @next
        lda     unit_at_hi,x
        cmp     foe_hi,y
        bne     @next
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @next
        lda     unit_strength,x
        cmp     ai_best
        bcc     @next
        sta     ai_best
        stx     ai_to
@next:  inx
        cpx     zp_t0
        bne     @unit
        rts
.endproc
