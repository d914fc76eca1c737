        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export fight_end, fights_over
        .import movie_add, man_changed

        .segment "RESOLVE"

;;; fight_end -- a man's hand-to-hand status is over
;;; rule:     12.8  he faces as before, or scans after a jump, and goes on with his
;;;           orders
;;; in:       X = man with fight_with set
;;; out:      fight_with man_facing act_kind; X kept; fight_next movie_end movie_log
;;;           changed any_changed
;;; clobbers: A Y zp_arg0 zp_ptr0
;;; cycles:   -
.proc fight_end
        lda     #NO_MAN
        sta     fight_with,x
        lda     #NEVER
        sta     fight_next,x
        lda     #ACT_READY
        sta     act_kind,x
        lda     fight_facing,x
        sta     man_facing,x
        sta     zp_arg0
        lda     #EV_FACE
        jsr     movie_add
        jmp     man_changed
.endproc

;;; fights_over -- the turn is over, and with it every hand-to-hand status
;;; rule:     12.8.4 12.8.10
;;; in:       fight_with
;;; out:      fight_* man_facing act_kind; movie_end movie_log changed any_changed
;;; clobbers: A X Y zp_arg0 zp_ptr0
;;; cycles:   -
.proc fights_over
        ldx     #SOLDIERS-1
@man:   lda     fight_with,x
        cmp     #SOLDIERS
        bcs     @next
        jsr     fight_end
@next:  dex
        bpl     @man
        rts
.endproc
