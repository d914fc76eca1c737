; A man is seen from now on, or no longer.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .include "resolve/pair_gap.inc"
        .export pair_lost, pair_sees, pair_spotted
        .import man_seen, movie_add

        .segment "RESOLVE"

;;; pair_sees -- has a soldier an enemy in sight?
;;; in:       zp_looker zp_looked
;;; out:      Z = 0 when he sees him; X = looker; Y = the enemy
;;; clobbers: A
;;; cycles:   <= 35
.proc pair_sees
        ldx     zp_looker
        ldy     zp_looked
        when_seen @done
@done:  rts
.endproc

;;; pair_spotted -- a soldier sees an enemy from now on
;;; in:       zp_looker zp_looked
;;; out:      man_sees_* seen_by man_seen fresh; EV_SEEN when no one saw him before;
;;;           movie_end movie_log control_due
;;; clobbers: A X Y zp_ptr0 zp_arg0 zp_arg1 known_x known_y
;;; cycles:   <= 360
.proc pair_spotted
        jsr     pair_sees
        bne     @done
        lda     man_sees_lo,x
        ora     seen_bit_lo,y
        sta     man_sees_lo,x
        lda     man_sees_hi,x
        ora     seen_bit_hi,y
        sta     man_sees_hi,x
        ldx     zp_looked
        lda     #1
        sta     fresh,x
        sta     control_due
        inc     seen_by,x
        lda     seen_by,x
        cmp     #1
        bne     @done
        sta     man_seen,x
        lda     #EV_SEEN
        jmp     seen_event
@done:  rts
.endproc

;;; pair_lost -- a soldier sees an enemy no longer
;;; in:       zp_looker zp_looked
;;; out:      man_sees_* seen_by man_seen; EV_LOST when no one else sees him; movie_end
;;;           movie_log control_due
;;; clobbers: A X Y zp_ptr0 zp_arg0 zp_arg1 known_x known_y
;;; cycles:   <= 360
.proc pair_lost
        jsr     pair_sees
        beq     @done
        lda     man_sees_lo,x
        ora     seen_bit_lo,y
        eor     seen_bit_lo,y
        sta     man_sees_lo,x
        lda     man_sees_hi,x
        ora     seen_bit_hi,y
        eor     seen_bit_hi,y
        sta     man_sees_hi,x
        ldx     zp_looked
        lda     #1
        sta     control_due
        dec     seen_by,x
        bne     @done
        lda     #0
        sta     man_seen,x
        lda     #EV_LOST
        jmp     seen_event
@done:  rts
.endproc

; A = event of man X, at his square, which the other side will remember
.proc seen_event
        pha
        lda     man_x,x
        sta     zp_arg0
        sta     known_x,x
        lda     man_y,x
        sta     zp_arg1
        sta     known_y,x
        pla
        jmp     movie_add
.endproc
