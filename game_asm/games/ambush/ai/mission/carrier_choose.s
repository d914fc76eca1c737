; Who brings the plastic explosive.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export carrier_choose
        .import weapon_find, man_fit, ai_may_set_fuse

        .segment "COMPUTER"

;;; carrier_choose -- find the man with the plastic; without one there is nothing to bring
;;; rule:     4.11  the expert sets it, else the leader; 7.1  of men who are down it may be taken
;;; in:       ai_first; ai_goal_x/y
;;; out:      ai_carrier; ai_aim = AIM_BOMB, AIM_FETCH with ai_goal_x/y where it lies on a man
;;;           who is down and ai_carrier who may take it up, or AIM_HUNT; ai_alarm = 1 when one
;;;           of the side is set already
;;; clobbers: A X Y zp_man zp_t0 zp_t1 zp_ai_t
;;; cycles:   -
.proc carrier_choose
        ldx     fuse_count
        beq     @carriers
@fuse:  dex
        bmi     @carriers
        lda     fuse_kind,x
        cmp     #WEAPON_PLASTIC
        bne     @fuse
        lda     fuse_owner,x
        sec
        sbc     ai_first
        cmp     #SQUAD
        bcs     @fuse
        lda     #1
        sta     ai_alarm
        rts
@carriers:
        lda     #NO_MAN
        sta     zp_ai_t                 ; one who is down and has it
        ldx     ai_first
        ldy     #SQUAD
@man:   tya
        pha
        lda     man_in_play,x
        beq     @next
        lda     #WEAPON_PLASTIC
        jsr     weapon_find
        bcc     @next
        jsr     man_fit
        bcc     @down
        stx     zp_man
        txa
        pha
        jsr     ai_may_set_fuse
        pla
        tax
        bcc     @next
        stx     ai_carrier
        pla
        rts
@down:  stx     zp_ai_t
@next:  inx
        pla
        tay
        dey
        bne     @man
        ldx     zp_ai_t
        cpx     #SOLDIERS
        bcs     @none
        lda     man_x,x
        sta     ai_goal_x
        lda     man_y,x
        sta     ai_goal_y
        lda     #AIM_FETCH
        sta     ai_aim
        ldx     ai_first
        ldy     #SQUAD
@fetch: tya
        pha
        jsr     man_fit
        bcc     @other
        stx     zp_man
        txa
        pha
        jsr     ai_may_set_fuse
        pla
        tax
        bcc     @other
        stx     ai_carrier
@other: inx
        pla
        tay
        dey
        bne     @fetch
        rts
@none:  lda     #AIM_HUNT
        sta     ai_aim
        rts
.endproc
