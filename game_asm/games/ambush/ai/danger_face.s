; Which way a known enemy will be looking.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export danger_face
        .import enemy_distance, man_fit, turn_needed

        .segment "COMPUTER"

;;; danger_face -- the facing of an enemy who looks at the nearest of the side's men
;;; rule:     W24; 2.4  how he really faces it does not know
;;; in:       zp_from_x zp_from_y = his square; ai_first
;;; out:      A = 1..8, 0 when nobody is left or a man stands there
;;; clobbers: X Y zp_ai_u zp_ai_v zp_to_x zp_to_y zp_t0 zp_t1 zp_facing
;;; cycles:   <= 2600
.proc danger_face
        lda     zp_from_x
        sta     zp_to_x
        lda     zp_from_y
        sta     zp_to_y
        lda     #FAR
        sta     zp_ai_u
        lda     ai_first
        tax
        ldy     #SQUAD
@man:   jsr     man_fit
        bcc     @next
        jsr     enemy_distance
        cmp     zp_ai_u
        bcs     @next
        sta     zp_ai_u
        stx     zp_ai_v
@next:  inx
        dey
        bne     @man
        lda     zp_ai_u
        cmp     #FAR
        beq     @nobody
        ldx     zp_ai_v
        lda     man_x,x
        sta     zp_to_x
        lda     man_y,x
        sta     zp_to_y
        jmp     turn_needed
@nobody:
        lda     #0
        rts
.endproc
