; Whose orders the computer writes.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export side_choose

        .segment "COMPUTER"

;;; side_choose -- whose orders are written, and how well
;;; rule:     16.A  skill levels
;;; in:       st_side st_skill st_level
;;; out:      ai_first ai_foe ai_skill; ai_claim_x/y = where everybody stands
;;; clobbers: A X Y
;;; cycles:   <= 700
.proc side_choose
        ldx     #0
        ldy     #SQUAD
        lda     st_side
        beq     @side
        ldx     #SQUAD
        ldy     #0
@side:  stx     ai_first
        sty     ai_foe
        tax
        lda     st_skill,x
        bne     @skill
        lda     st_level
        bne     @skill
        lda     #2                      ; average, unless somebody says otherwise
@skill: cmp     #SKILL_STILL
        bcc     @keep
        lda     #0
@keep:  sta     ai_skill
        ldx     #SOLDIERS-1
@man:   lda     man_x,x
        sta     ai_claim_x,x
        lda     man_y,x
        sta     ai_claim_y,x
        dex
        bpl     @man
        rts
.endproc
