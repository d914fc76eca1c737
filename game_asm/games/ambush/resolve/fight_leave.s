        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export fight_leave
        .import fight_end

        .segment "RESOLVE"

;;; fight_leave -- a man is down: those who fought him are free again
;;; rule:     12.8  the status lasts unless one dies or goes into shock
;;; rule:     12.8.3  whom another is still at fights on: he strikes when he would have struck
;;; in:       zp_actor = man who went down
;;; out:      fight_with act_kind man_facing; X = zp_actor; changed fight_next movie_end
;;;           movie_log
;;; clobbers: A X Y zp_arg0 zp_ptr0
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
        jsr     fight_turns
        bcs     @next
        jsr     fight_end
@next:  dex
        bpl     @man
        ldx     zp_actor
        rts
.endproc

; X = man whose enemy fell: C = 1 when someone else is at him, with whom he fights on; keeps X
.proc fight_turns
        txa
        ldy     #SOLDIERS-1
@man:   cmp     fight_with,y
        beq     @found
        dey
        bpl     @man
        clc
        rts
@found: tya                             ; C = 1 here
        sta     fight_with,x
        rts
.endproc
