        .include "zeropage.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export shot_noticed
        .import pair_spot, pair_spotted, pair_sees, man_fit

        .segment "RESOLVE"

;;; shot_noticed -- every enemy in whose field a man who fired is sees him from now on
;;; rule:     10.8.2
;;; in:       X = zp_actor = who fired
;;; out:      man_sees_* seen_by man_seen fresh control_due known_x known_y; movie_log movie_end
;;; clobbers: A X Y zp_looker zp_looked and what pair_spot uses and what the rules use
;;; cycles:   -
.proc shot_noticed
        lda     zp_actor
        sta     zp_looked
        ldx     #SQUAD
        cmp     #SQUAD
        bcc     @first
        ldx     #0
@first: ldy     #SQUAD
@man:   stx     zp_looker
        tya
        pha
        jsr     man_fit
        bcc     @next
        jsr     pair_sees
        bne     @next
        ldx     zp_looker
        ldy     zp_looked
        jsr     pair_spot
        bcc     @next
        jsr     pair_spotted
@next:  pla
        tay
        ldx     zp_looker
        inx
        dey
        bne     @man
        rts
.endproc
