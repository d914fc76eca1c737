; A close look at a hex: who fires at it, and at whom one fires from there.
        .include "ai/ai.inc"
        .export hex_judge
        .import can_fire, fire_worth, ghost_back, hex_place, multiply_8, near_count, near_foe
        .import shot_chance, unit_sees, w_danger, w_shot

FARTHEST_SHOT   = 14

        .segment "COMPUTER"

;;; hex_judge -- what fire adds to a hex's worth: its own best shot, less those of enemies known
;;; rule:     2.12 10.3 10.5
;;; in:       ai_unit; ai_at = index of the hex; ai_worth; near_*; ai_level, ai_bold
;;; out:      ai_worth
;;; clobbers: A X Y scratch zp_unit zp_foe zp_far zp_higher zp_covered ai_danger ai_shot ai_count
;;;           ai_moves st_ghost
;;; cycles:   -
.proc hex_judge
        ldx     ai_unit
        lda     unit_col,x
        sta     st_ghost+1
        lda     unit_row,x
        sta     st_ghost+2
        lda     ai_at
        sta     zp_arg0
        lda     ai_at+1
        sta     zp_arg1
        jsr     hex_place
        txa
        ldx     ai_unit
        inx
        stx     st_ghost
        dex
        sta     unit_col,x
        tya
        sta     unit_row,x
        lda     #0
        sta     ai_danger
        sta     ai_danger+1
        sta     ai_shot
        sta     ai_count
        sta     ai_moves
        lda     unit_col,x
        cmp     st_ghost+1
        bne     @moves
        lda     unit_row,x
        cmp     st_ghost+2
        beq     @foe
@moves: inc     ai_moves
@foe:   ldx     ai_count
        lda     near_foe,x
        sta     zp_unit
        lda     ai_unit
        sta     zp_foe
        jsr     unit_sees
        bcc     @next
        ldx     zp_far
        beq     @next                   ; whom it would assault
        cpx     #FARTHEST_SHOT + 1
        bcs     @next
        jsr     shot_chance
        cmp     #0
        beq     @mine
        jsr     fire_worth
        pha
        jsr     dreads
        pla
        ldx     zp_unit                 ; who has his shot fires as it passes, and at it again
        ldy     unit_flags,x
        sty     zp_t0
        lsr     zp_t0
        .assert UF_FIRED = 1, error, "the shift"
        bcs     @mine
        ldy     ai_moves
        beq     @mine
        jsr     dreads
@mine:  ldx     ai_unit
        stx     zp_unit
        jsr     can_fire
        bcc     @next
        ldx     ai_count
        lda     near_foe,x
        sta     zp_foe
        jsr     shot_chance
        cmp     #0
        beq     @next
        jsr     fire_worth
        cmp     ai_shot
        bcc     @next
        sta     ai_shot
@next:  inc     ai_count
        lda     ai_count
        cmp     near_count
        bcc     @foe
        jsr     ghost_back
        ldx     ai_level
        lda     w_shot,x
        sta     zp_t0
        lda     ai_shot
        jsr     multiply_8              ; a quarter of it is added
        lsr     a
        ror     zp_t1
        lsr     a
        ror     zp_t1
        tay
        lda     zp_t1
        clc
        adc     ai_worth
        sta     ai_worth
        tya
        adc     ai_worth+1
        sta     ai_worth+1
        lda     ai_bold
        beq     @wary
        lsr     ai_danger+1             ; enough of them go: half as careful
        ror     ai_danger
@wary:  lda     ai_danger+1
        cmp     #4
        bcc     @shift
        lda     #$FF
        bne     @weigh                  ; always
@shift: lsr     ai_danger+1             ; a quarter
        ror     ai_danger
        lsr     ai_danger+1
        ror     ai_danger
        lda     ai_danger
@weigh: ldy     w_danger,x
        sty     zp_t0
        jsr     multiply_8
        tay
        lda     ai_worth
        sec
        sbc     zp_t1
        sta     ai_worth
        sty     zp_t1
        lda     ai_worth+1
        sbc     zp_t1
        sta     ai_worth+1
        rts
.endproc

; A more in danger.
.proc dreads
        clc
        adc     ai_danger
        sta     ai_danger
        bcc     @done
        inc     ai_danger+1
@done:  rts
.endproc
