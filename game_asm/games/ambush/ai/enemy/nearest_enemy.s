; How far the enemies are.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export enemy_distance, nearest_enemy

        .segment "COMPUTER"

COLUMN          = %00111111            ; of known_x

;;; enemy_distance -- how far a soldier is from a square, near enough for choosing
;;; in:       X = man; zp_to_x/y
;;; out:      A = longer side plus half the shorter; X Y kept
;;; clobbers: zp_t0 zp_t1
;;; cycles:   <= 70
.proc enemy_distance
        sec
        lda     man_x,x
        sbc     zp_to_x
        bcs     @column
        eor     #$FF
        adc     #1
@column:
        sta     zp_t0
        sec
        lda     man_y,x
        sbc     zp_to_y
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

;;; nearest_enemy -- the nearest enemy whose square is known or remembered
;;; in:       zp_actor
;;; out:      zp_near = he, NO_MAN when none; zp_near_far = distance, 255 when none;
;;;           zp_to_x/y = his square
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   <= 1800
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
        lda     known_x,y
        beq     @next
        and     #COLUMN
        sta     zp_to_x
        lda     known_y,y
        sta     zp_to_y
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
        lda     known_x,y
        and     #COLUMN
        sta     zp_to_x
        lda     known_y,y
        sta     zp_to_y
@done:  rts
.endproc
