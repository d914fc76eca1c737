; What the computer may know of the other side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export known_enemy, enemy_distance, nearest_enemy
        .import man_fit, man_seen

        .segment "COMPUTER"

;;; known_enemy -- does the computer know where an American is?
;;; rule:     2.4  in a blind game only those whom its soldiers see
;;; in:       Y = American
;;; out:      C = 1 when he can fight and his square is known; X Y kept
;;; clobbers: A
;;; cycles:   <= 60
.proc known_enemy
        lda     st_blind
        beq     @fit
        lda     man_seen,y
        beq     @no
@fit:   txa
        pha
        tya
        tax
        jsr     man_fit
        pla
        tax
        rts
@no:    clc
        rts
.endproc

;;; enemy_distance -- how far off a soldier is, near enough for choosing
;;; in:       X, Y = men
;;; out:      A = longer side plus half the shorter; X Y kept
;;; clobbers: zp_t0 zp_t1
;;; cycles:   <= 70
.proc enemy_distance
        sec
        lda     man_x,x
        sbc     man_x,y
        bcs     @column
        eor     #$FF
        adc     #1
@column:
        sta     zp_t0
        sec
        lda     man_y,x
        sbc     man_y,y
        bcs     @row
        eor     #$FF
        adc     #1
@row:   sta     zp_t1
        cmp     zp_t0
        bcs     @more                   ; A = rows is the longer side
        lsr     a
        adc     zp_t0
        rts
@more:  lsr     zp_t0
        clc
        adc     zp_t0
        rts
.endproc

;;; nearest_enemy -- the nearest American whose square is known
;;; in:       zp_actor = German
;;; out:      C = 1 when there is one, Y = he, A = his distance
;;; clobbers: X zp_t0 zp_t1 zp_best
;;; cycles:   <= 1700
.proc nearest_enemy
        lda     #$FF
        sta     zp_best
        sta     zp_best+1
        ldx     zp_actor
        ldy     #SQUAD-1
@man:   jsr     known_enemy
        bcc     @next
        jsr     enemy_distance
        cmp     zp_best+1
        bcs     @next
        sta     zp_best+1
        sty     zp_best
@next:  dey
        bpl     @man
        ldy     zp_best
        cpy     #SQUAD
        bcs     @none
        lda     zp_best+1
        sec
        rts
@none:  clc
        rts
.endproc
