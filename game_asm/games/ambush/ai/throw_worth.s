; Whether a grenade is worth throwing, and safe.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export throw_worth
        .import known_enemy, enemy_distance, squares_to_enemy, sight_terrain

        .segment "COMPUTER"

THROW_FAR       = 13                    ; the error grows with the distance
CLEAR           = 5                     ; no friend, nor he himself, so near the blast
GROUP           = 4                     ; enemies within this count as a group
HARD            = 60                    ; a chance below this makes a grenade worth while

;;; throw_worth -- what a throw at an enemy is worth
;;; rule:     12.6.1  line of sight; 12.6.9  12 m about the blast nobody is safe
;;; in:       zp_actor; zp_other = enemy; zp_ai_odds = chance of his best shot in per cent
;;; out:      A = 0 nothing, more for men about him and for one who lies or is hard to hit
;;; clobbers: X Y zp_step zp_ai_t zp_to_x and what sight_terrain uses
;;; cycles:   <= 12000
.proc throw_worth
        ldy     zp_other
        ldx     zp_actor
        jsr     known_enemy
        bcc     @no
        jsr     squares_to_enemy
        jsr     enemy_distance
        cmp     #THROW_FAR+1
        bcs     @no
        cmp     #CLEAR
        bcc     @no
        lda     ai_first
        sta     zp_step
        jsr     near_count
        cmp     #0
        bne     @no                     ; a friend
        lda     ai_foe
        sta     zp_step
        jsr     near_count
        asl     a                       ; himself and who stands about him
        ldy     zp_other
        ldx     man_posture,y
        beq     @upright
        adc     #2                      ; C = 0 here
@upright:
        ldx     zp_ai_odds
        cpx     #HARD
        bcs     @easy
        adc     #1                      ; C = 0 here
@easy:  cmp     #3
        bcc     @no                     ; one man who can be shot
        pha
        jsr     sight_terrain
        pla
        bcs     @done
@no:    lda     #0
@done:  rts
.endproc

; A = men of the squad that begins with zp_step who are known to be near zp_to_x/y
.proc near_count
        lda     #0
        sta     zp_ai_t
        ldx     zp_step
        ldy     #SQUAD
@man:   lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     #WOUNDS_DEAD
        bcs     @next
        cpx     zp_other
        beq     @near
        lda     zp_step
        cmp     ai_first
        beq     @friend
        tya
        pha
        txa
        tay
        jsr     known_enemy
        pla
        tay
        bcc     @next
        jsr     enemy_distance
        cmp     #GROUP
        bcs     @next
        bcc     @near                   ; always
@friend:
        jsr     enemy_distance
        cmp     #CLEAR
        bcc     @near
        jsr     claim_near              ; or he is on his way there
        bcs     @next
@near:  inc     zp_ai_t
@next:  inx
        dey
        bne     @man
        lda     zp_ai_t
        rts
.endproc

; C = 0 when where man X will end is near zp_to_x/y; X Y kept
.proc claim_near
        sec
        lda     ai_claim_x,x
        sbc     zp_to_x
        jsr     size
        cmp     #CLEAR
        bcs     @far
        sec
        lda     ai_claim_y,x
        sbc     zp_to_y
        jsr     size
        cmp     #CLEAR
@far:   rts
.endproc

; |A| of a difference, C = 0 when it is below nothing
.proc size
        bcs     @done
        eor     #$FF
        adc     #1
@done:  rts
.endproc
