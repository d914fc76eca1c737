; The moves of a side, post by post.
        .include "ai/ai.inc"

        .export ai_far, ai_goal, moves_plan
        .import foe_sent, foe_wants, hex_distance, hex_flood_begin, hex_flood_sides, hex_flood_source
        .import hex_goal, hex_rule, own_column, own_row, post_column, post_row
        .import own_foe, post_first, post_hi, post_lo, progress_step, side_end, side_first
        .import unit_choose, unit_kind, ways_set

FARTHEST        = 120                   ; half points to a post
BEYOND          = 10                    ; the field ends at its farthest unit; about so far it goes

        .segment "COMPUTER_BSS"
ai_far:         .res 1                  ; what every hex counts that the field says more of

        .segment "AI_FIELD"
ai_goal:        .res 36*52              ; half points to the post

        .segment "COMPUTER"

;;; moves_plan -- move every unit of the side: towards its post, or where it attacks
;;; rule:     4.1 4.4
;;; in:       st_side; unit_role; foe_*; ai_danger; hex_zones
;;; out:      the units; own_foe; foe_sent
;;; clobbers: everything but the rest of the state
;;; cycles:   <= 26000000
.proc moves_plan
        ldx     #UNITS - 1
        lda     #NO_FOE
@nobody:
        sta     own_foe,x
        dex
        cpx     #$FF
        bne     @nobody
        lda     #0
        sta     ai_back
        ldx     st_side
        lda     post_first,x
        sta     ai_post
@post:  jsr     each                    ; C = 1: nobody has it
        bcs     @next
        jsr     flood
@unit:  jsr     unit_choose
        jsr     onward
        bcc     @unit
@next:  jsr     progress_step
        inc     ai_post
        ldx     st_side
        lda     ai_post
        cmp     post_first+1,x
        bcc     @post
        inc     ai_back                 ; attacks for which too few came are called off
        ldx     st_side
        lda     side_first,x
        sta     ai_unit
@off:   ldx     ai_unit
        lda     own_foe,x
        cmp     #NO_FOE
        beq     @stays
        tay
        lda     foe_sent,y
        cmp     foe_wants,y
        bcs     @stays
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @stays
        jsr     unit_choose
@stays: inc     ai_unit
        ldx     st_side
        lda     ai_unit
        cmp     side_end,x
        bcc     @off
        rts
.endproc

; The first unit of post ai_post, and the next: C = 0: ai_unit.
.proc each
        ldx     st_side
        lda     side_first,x
        sta     ai_unit
        jmp     found
.endproc
.proc onward
        inc     ai_unit
.endproc
        falls_into found
.proc found
        ldy     st_side
        ldx     ai_unit
@unit:  txa
        cmp     side_end,y
        bcs     @none
        lda     unit_role,x
        cmp     ai_post
        bne     @next
        lda     unit_at_hi,x
        cmp     #NOWHERE
        bne     @this
@next:  inx
        bne     @unit                   ; always
@this:  stx     ai_unit
        clc
@none:  rts
.endproc

; ai_goal = how far every hex is from post ai_post, as motor infantry goes.
.proc flood
        lda     ai_unit
        pha
        ldy     st_side
        ldx     motor,y
        jsr     ways_set
        ldx     #0
        txa
@rule:  sta     hex_rule,x              ; enemies may be beaten
        inx
        bne     @rule
        lda     #>ai_goal
        ldx     #FARTHEST
        jsr     hex_flood_begin
        ldx     ai_post
        lda     post_lo,x
        sta     zp_arg0
        lda     post_hi,x
        sta     zp_arg1
        jsr     hex_flood_source
        pla
        sta     ai_unit
        jsr     farthest
        ldx     ai_to
        lda     unit_at_lo,x
        sta     hex_goal
        lda     unit_at_hi,x
        sta     hex_goal+1
        jsr     hex_flood_sides
        ldx     ai_to
        lda     unit_at_lo,x
        sta     zp_ptr0
        lda     unit_at_hi,x
        clc
        adc     #>ai_goal
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        clc
        adc     #BEYOND
        sta     ai_far
        rts
motor:  .byte   1, GERMANS + 6          ; a unit of motor infantry of each side
.endproc

; ai_to = the unit of post ai_post that is farthest from it: beyond it nobody needs to know the way.
; ai_unit is one of them.
.proc farthest
        ldx     ai_post
        lda     post_column,x
        sta     zp_arg2
        lda     post_row,x
        sta     zp_arg3
        lda     ai_unit
        sta     ai_to
        lda     #0
        sta     ai_best
        tay
        ldx     st_side
        lda     side_end,x
        sta     ai_left
        lda     side_first,x
        tax
@unit:  lda     unit_role,x
        cmp     ai_post
        bne     @next
        lda     own_column,y
        beq     @next
        sta     zp_arg0
        lda     own_row,y
        sta     zp_arg1
        jsr     hex_distance
        cmp     ai_best
        bcc     @next
        sta     ai_best
        stx     ai_to
@next:  iny
        inx
        cpx     ai_left
        bne     @unit
        rts
.endproc
