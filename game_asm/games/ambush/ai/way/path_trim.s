; Where on his way a soldier stops.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export path_trim
        .import path_hide, cover_of, man_fit, skill_cover, skill_bound, ai_may_set_fuse
        .import aim_row, aim_passes

        .segment "COMPUTER"

FEW             = 3                     ; squares for which nobody gets up while no enemy is near

;;; path_trim -- shorten the way to where there is cover and no friend
;;; rule:     12.9  terrain; 12.6  a grenade takes all who stand in one square
;;; in:       zp_actor = zp_man; ai_aim ai_danger; ai_steps ai_path_x ai_path_y; ai_claim_x/y;
;;;           st_scenario st_side
;;; out:      ai_steps
;;; clobbers: A X Y ai_whole zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7 zp_ptr0 zp_ai_t
;;;           zp_ai_u zp_ai_v plunge_left
;;; cycles:   -
.proc path_trim
        lda     ai_flee
        bne     @claims
        lda     ai_aim
        cmp     #AIM_TAKE
        beq     @done
        jsr     path_hide
        lda     ai_danger
        bne     @trim
        ldx     ai_skill                ; he waits a turn where he ends
        lda     skill_bound,x
        cmp     #BOUND_MARCH
        bcc     @claims
        lda     ai_hurry
        bne     @claims
@trim:  lda     ai_hurry
        cmp     #HURRY_RUN
        beq     @claims
        lda     zp_actor
        cmp     ai_carrier
        beq     @done                   ; he has no time for that
        jsr     cover_best
@claims:
        lda     zp_actor
        cmp     ai_carrier
        beq     @done
        tax
        lda     man_passed,x
        bne     @done                   ; nor one who brings a message home
        lda     ai_aim
        cmp     #AIM_FETCH
        bne     @last
        jsr     ai_may_set_fuse         ; nor does anybody stand in his way who is to fetch it
        bcs     @done
@last:  lda     ai_steps
        sta     ai_whole
@free:  ldy     ai_steps
        beq     @jam
        dey
        jsr     claimed
        bcc     @jam
        dec     ai_steps
        jmp     @free
@jam:   lda     ai_steps
        cmp     #FEW
        bcs     @done
        lda     ai_danger
        bne     @done
        jsr     aim_row
        lda     aim_passes,x            ; ten men on one way would wait for each other
        beq     @done
        lda     ai_whole
        sta     ai_steps
@done:  rts
.endproc

; ai_steps = the best covered of the last squares
.proc cover_best
        ldx     ai_skill
        lda     skill_cover,x
        sta     zp_ai_u
        beq     @done
        ldy     ai_steps
        beq     @done
        sty     zp_ai_v                 ; the best so far
        dey
        jsr     cover_of
        sta     zp_ai_t
        ldy     ai_steps
@back:  dey
        beq     @end
        tya
        pha
        dey
        jsr     cover_of
        tax
        pla
        tay
        cpx     zp_ai_t
        bcc     @next
        beq     @next
        stx     zp_ai_t
        sty     zp_ai_v
@next:  dec     zp_ai_u
        bne     @back
@end:   lda     zp_ai_v
        sta     ai_steps
@done:  rts
.endproc

; C = 1 when a friend stands or will stand in square Y of the way
.proc claimed
        lda     ai_first
        clc
        adc     #SQUAD-1
        tax
@man:   cpx     zp_actor
        beq     @next
        jsr     man_fit
        bcc     @next
        lda     ai_claim_x,x
        cmp     ai_path_x,y
        bne     @next
        lda     ai_claim_y,x
        cmp     ai_path_y,y
        beq     @yes
@next:  cpx     ai_first
        beq     @no
        dex
        bpl     @man
@no:    clc
        rts
@yes:   sec
        rts
.endproc

        .segment "COMPUTER_BSS"
ai_whole:     .res 1
