; Explosives on their way: grenades in the air or on the ground, plastic that has been
; set.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export fuse_add, fuses_tick
        .import explode

        .segment "RESOLVE"

        .assert fuse_x - fuse_kind = FUSES, error, "the lists of fuses are of another length"

;;; fuse_add -- an explosive begins to count
;;; in:       A = WEAPON_GRENADE or WEAPON_PLASTIC; zp_time = points; zp_to_x zp_to_y =
;;;           square;
;;;           zp_actor = whose it was
;;; out:      fuse_*
;;; clobbers: A X
;;; cycles:   <= 80
.proc fuse_add
        ldx     fuse_count
        cpx     #FUSES
        bcs     @full                   ; order_effect lets nobody come so far
        sta     fuse_kind,x
        lda     zp_time
        ora     zp_time+1
        bne     @time
        inc     zp_time                 ; a fuse of 0 goes off at the next point
@time:  lda     zp_time
        sta     fuse_lo,x
        lda     zp_time+1
        sta     fuse_hi,x
        lda     zp_to_x
        sta     fuse_x,x
        lda     zp_to_y
        sta     fuse_y,x
        lda     zp_actor
        sta     fuse_owner,x
        inc     fuse_count
@full:  rts
.endproc

;;; fuses_tick -- one point passes; what has burnt down explodes
;;; rule:     5.38.2
;;; in:       fuse_*
;;; out:      fuse_* and all that explosions change
;;; clobbers: A X Y zp_index and what explode uses
;;; cycles:   -
; At most 20 cycles when there are none.
.proc fuses_tick
        ldx     fuse_count
        beq     @done
@fuse:  dex
        bmi     @done
        lda     fuse_lo,x
        bne     @low
        dec     fuse_hi,x
@low:   dec     fuse_lo,x
        lda     fuse_lo,x
        ora     fuse_hi,x
        bne     @fuse
        stx     zp_index
        lda     fuse_x,x
        sta     zp_to_x
        lda     fuse_y,x
        sta     zp_to_y
        lda     fuse_owner,x
        sta     hurt_owner
        lda     fuse_kind,x
        pha
        jsr     @take
        pla
        jsr     explode
        ldx     zp_index
        bpl     @fuse                   ; always
@done:  rts
; take fuse X off the list: the last one comes in its place, and has had its turn
@take:  dec     fuse_count
        ldy     fuse_count
        lda     fuse_kind,y
        sta     fuse_kind,x
        lda     fuse_x,y
        sta     fuse_x,x
        lda     fuse_y,y
        sta     fuse_y,x
        lda     fuse_lo,y
        sta     fuse_lo,x
        lda     fuse_hi,y
        sta     fuse_hi,x
        lda     fuse_owner,y
        sta     fuse_owner,x
        rts
.endproc
