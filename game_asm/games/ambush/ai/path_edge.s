; A soldier does not stop where he is shot at and cannot shoot.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export path_edge
        .import danger_at, shot_from, rng_next, skill_dash, skill_peek

        .segment "COMPUTER"

;;; path_edge -- shorten the way to the last square that no known enemy overlooks
;;; rule:     W24; 10.4  out of sight nobody is shot
;;; in:       zp_actor; ai_steps ai_path_x ai_path_y ai_shoots ai_flee; danger
;;; out:      ai_steps: as it was when he can shoot from its end, when the end is safe, or when he
;;;           makes a dash for it; ai_walk_x ai_walk_y
;;; clobbers: A X Y and what best_target uses
;;; cycles:   -
.proc path_edge
        lda     ai_flee
        bne     @done
        lda     zp_actor
        cmp     ai_carrier
        beq     @done
        lda     ai_steps
        beq     @done
        sta     zp_other
        jsr     peek
        ldx     ai_steps
        beq     @done
        cpx     zp_other                ; where he would shoot from
        bne     @exposed
        lda     ai_shoots
        bne     @done
@exposed:
        jsr     safe
        beq     @done
        lda     ai_path_x-1,x
        sta     ai_walk_x
        lda     ai_path_y-1,x
        sta     ai_walk_y
        lda     #0                      ; any that he would fire
        sta     zp_ai_low
        jsr     shot_from
        bcs     @done
        jsr     rng_next
        ldx     ai_skill
        cmp     skill_dash,x
        bcc     @done
        ldx     ai_steps
@back:  dex
        beq     @start
        jsr     safe
        bne     @back
        stx     ai_steps
@done:  rts
@start: ldx     zp_actor                ; is he safe where he is?
        ldy     man_y,x
        lda     man_x,x
        tax
        jsr     danger_at
        and     #<~(DANGER_GUESS | DANGER_BLAST)
        bne     @done
        sta     ai_steps
        rts
.endproc

; Not far into what somebody may overlook of whom nobody knows.
.proc peek
        ldy     #0                      ; as far as he likes
        lda     ai_shoots
        bne     @any
        ldx     ai_skill
        ldy     skill_peek,x
@any:   sty     zp_index
        ldx     #0
@step:  inx
        jsr     safe
        lda     zp_ai_t
        beq     @next
        and     #DANGER_BLAST
        bne     @before
        dec     zp_index
        beq     @here
@next:  cpx     ai_steps
        bcc     @step
        rts
@before:
        dex
@here:  stx     ai_steps
        rts
.endproc

; Z = 1 when no known enemy overlooks step X of the way; zp_ai_t = DANGER_GUESS when somebody may;
; X kept
.proc safe
        ldy     ai_path_y-1,x
        txa
        pha
        lda     ai_path_x-1,x
        tax
        jsr     danger_at
        sta     zp_ai_t
        pla
        tax
        lda     zp_ai_t
        and     #<~(DANGER_GUESS | DANGER_BLAST)
        rts
.endproc
