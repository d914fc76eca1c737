; How far the enemies are.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export enemy_distance, nearest_enemy
        .import known_square, size

        .segment "COMPUTER"

;;; enemy_distance -- how far a soldier is from a square, near enough for choosing
;;; in:       X = man; zp_to_x/y
;;; out:      A = longer side plus half the shorter; X Y kept
;;; clobbers: zp_t0 zp_t1
;;; cycles:   <= 90
.proc enemy_distance
        sec
        lda     man_x,x
        sbc     zp_to_x
        jsr     size
        sta     zp_t0
        sec
        lda     man_y,x
        sbc     zp_to_y
        jsr     size
        sta     zp_t1
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

;;; nearest_enemy -- the nearest enemy whose square is known or remembered
;;; in:       zp_actor
;;; out:      zp_near = he, NO_MAN when none; zp_near_far = distance, 255 when none;
;;;           zp_to_x/y = his square
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   <= 2300
.proc nearest_enemy
        lda     #NO_MAN
        sta     zp_near
        sta     zp_near_far
        ldx     zp_actor
        ldy     #SQUAD-1
@man:   tya
        clc
        adc     ai_foe
        tay
        jsr     known_square
        beq     @next
        jsr     enemy_distance
        cmp     zp_near_far
        bcs     @next
        sta     zp_near_far
        sty     zp_near
@next:  tya
        sec
        sbc     ai_foe
        tay
        dey
        bpl     @man
        ldy     zp_near
        cpy     #SOLDIERS
        bcs     @done
        jmp     known_square
@done:  rts
.endproc
