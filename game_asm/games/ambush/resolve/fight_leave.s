        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export fight_leave
        .import fight_end

        .segment "RESOLVE"

;;; fight_leave -- a man is down: those who fought him are free again
;;; rule:     12.8  the status lasts unless one dies or goes into shock
;;; in:       zp_actor = man who went down
;;; out:      fight_with act_kind man_facing; X = zp_actor; changed fight_next movie_end
;;;           movie_log
;;; clobbers: A X Y zp_other zp_arg0 zp_ptr0
;;; cycles:   -
.proc fight_leave
        ldx     zp_actor
        lda     fight_with,x
        cmp     #SOLDIERS
        bcs     @others
        jsr     fight_end
        lda     #ACT_NONE
        sta     act_kind,x
@others:
        ldx     #SOLDIERS-1
@man:   lda     fight_with,x
        cmp     zp_actor
        bne     @next
        jsr     fight_end
        jsr     fight_again
@next:  dex
        bpl     @man
        ldx     zp_actor
        rts
.endproc

; X = man whose enemy fell: someone else may still be at him; keeps X
.proc fight_again
        txa
        ldy     #SOLDIERS-1
@man:   cmp     fight_with,y
        beq     @found
        dey
        bpl     @man
        rts
@found: tya
        sta     fight_with,x
        lda     #FACING_FIGHT
        sta     man_facing,x
        lda     #ACT_FIGHT
        sta     act_kind,x
        rts
.endproc
