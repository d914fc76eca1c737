; An enemy in a square.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export enemy_at
        .import man_fit

        .segment "RESOLVE"

;;; enemy_at -- find an enemy who is still able to fight in a square
;;; in:       X = man; zp_to_x zp_to_y = square
;;; out:      C = 1 when there is one, Y = he; X kept
;;; clobbers: A zp_t0
;;; cycles:   -
.proc enemy_at
        stx     zp_t0
        lda     #SQUAD
        cpx     #SQUAD
        bcc     @first
        lda     #0
@first: tax
        ldy     #SQUAD
@man:   lda     man_x,x
        cmp     zp_to_x
        bne     @next
        lda     man_y,x
        cmp     zp_to_y
        bne     @next
        jsr     man_fit
        bcs     @found
@next:  inx
        dey
        bne     @man
        ldx     zp_t0
        clc
        rts
@found: txa
        tay
        ldx     zp_t0
        sec
        rts
.endproc
