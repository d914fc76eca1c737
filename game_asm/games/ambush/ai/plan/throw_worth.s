; Whether a grenade is worth throwing, and safe.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export throw_worth, throw_at, near_count
        .import known_enemy, enemy_distance, squares_to_enemy, sight_terrain, size
        .import blast_open

        .segment "COMPUTER"

THROW_FAR       = 16                    ; the error grows with the distance
CLEAR           = 5                     ; he himself is not so near the blast
CLOSE           = 2                     ; nor so near it behind a window
FRIENDLY        = 3                     ; nor a friend so near: beyond, half prone, few are hurt
THROUGH         = 8                     ; the farthest throw through a window he is not beside
GROUP           = 3                     ; enemies within this count as a group

; per cent to put a man out by squares from CLOSE on, for an average thrower: a square is hit so
; often by W11, and W13 has the rest
out_upright:    .byte 98, 85, 74, 62, 55, 49, 44, 40, 37, 34, 31, 29, 27, 25, 23
out_prone:      .byte 97, 81, 66, 48, 41, 35, 31, 27, 24, 22, 20, 18, 17, 16, 15
; bursts that the throw must beat, by kind from the machine gun: fewer than its time allows, for
; he who throws gives himself away less than he who fires
bursts:         .byte 3, 1, 1

;;; throw_worth -- what a throw at an enemy is worth
;;; rule:     12.6.1  line of sight; 12.6.9  12 m about the blast nobody is safe
;;; in:       zp_actor; zp_other = enemy, seen or remembered; zp_ai_odds = chance of his best
;;;           shot in per cent; zp_gun
;;; out:      A = 0 nothing, else 1 more than by how many per cent it beats bursts in that time
;;; clobbers: X Y zp_step zp_ai_t zp_to_x zp_to_y zp_from_x zp_from_y open_*
;;;           and what sight_terrain uses
;;; cycles:   <= 170000
.proc throw_worth
        ldy     zp_other
        lda     known_x,y
        bne     throw_at
        rts
.endproc

;;; throw_at -- what a throw is worth at the square where somebody is thought to be
;;; rule:     12.6.1  line of sight; 12.6.9  12 m about the blast nobody is safe
;;; in:       zp_actor; zp_other = enemy, man_x man_y = the square; zp_ai_odds = chance of his best
;;;           shot in per cent; zp_gun
;;; out:      A = 0 nothing, else 1 more than by how many per cent it beats bursts in that time
;;; clobbers: X Y zp_step zp_ai_t zp_to_x zp_to_y zp_from_x zp_from_y
;;;           throw_far open_* and what sight_terrain uses
;;; cycles:   <= 170000
.proc throw_at
        ldy     zp_other
        ldx     zp_actor
        jsr     squares_to_enemy
        jsr     enemy_distance
        cmp     #THROW_FAR+1
        bcs     @no
        cmp     #CLOSE
        bcc     @no
        sta     throw_far
        cmp     #CLEAR
        bcs     @far
        lda     zp_from_x
        ldy     zp_from_y
        jsr     blast_open
        bcs     @no
@far:   lda     ai_first
        sta     zp_step
        jsr     near_count
        cmp     #0
        bne     @no                     ; a friend
        lda     ai_foe
        sta     zp_step
        jsr     near_count
        tay                             ; how many
        ldx     zp_other
        lda     man_posture,x
        tax
        lda     throw_far
        sec
        sbc     #CLOSE
        cpx     #POSTURE_PRONE
        bne     @upright
        clc
        adc     #THROW_FAR+1-CLOSE
@upright:
        tax
        lda     #0
@sum:   clc
        adc     out_upright,x           ; for every one
        bcc     @less
        lda     #255
@less:  dey
        bne     @sum
        ldy     zp_gun
        ldx     bursts-WEAPON_MACHINE,y
@burst: sec
        sbc     zp_ai_odds
        bcc     @no
        dex
        bne     @burst
        clc
        adc     #1
        pha
        jsr     sight_terrain
        pla
        bcc     @no
        ldx     zp_sight_halves         ; from so far few would pass a window
        beq     @done
        ldx     throw_far
        cpx     #THROUGH+1
        bcc     @done
@no:    lda     #0
@done:  rts
.endproc

;;; near_count -- men of a squad who are known to be, or will be, near a square
;;; in:       zp_step = first man of the squad; zp_other = one who counts wherever he is, NO_MAN =
;;;           nobody; zp_to_x/y; ai_first; ai_claim_x/y; known_x
;;; out:      A = how many: friends within a blast and open to it, enemies within a group
;;; clobbers: X Y zp_ai_t open_* and what blast_open uses
;;; cycles:   <= 150000
.proc near_count
        lda     #0
        sta     zp_ai_t
        ldx     zp_step
        ldy     #SQUAD
@man:   cpx     zp_other
        beq     @near
        lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     #WOUNDS_DEAD
        bcs     @next
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
        tya
        pha
        jsr     enemy_distance
        cmp     #FRIENDLY
        bcs     @claim
        lda     man_x,x
        ldy     man_y,x
        jsr     blast_open
        bcs     @open
@claim: jsr     claim_near              ; or he is on his way there
        bcs     @shut
        lda     ai_claim_x,x
        ldy     ai_claim_y,x
        jsr     blast_open
        bcs     @open
@shut:  clc
@open:  pla
        tay
        bcc     @next
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
        cmp     #FRIENDLY
        bcs     @far
        sec
        lda     ai_claim_y,x
        sbc     zp_to_y
        jsr     size
        cmp     #FRIENDLY
@far:   rts
.endproc

        .segment "COMPUTER_BSS"
throw_far:      .res 1
