; What the computer may know of the other side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export known_enemy, known_keep, known_place, known_restore
        .import man_seen

        .segment "LOW_BSS"              ; outlives RESET and the loading of the overlay
true_x:         .res SQUAD
true_y:         .res SQUAD
true_posture:   .res SQUAD
true_sneaking:  .res SQUAD

        .segment "COMPUTER"

;;; known_enemy -- does the computer know where an enemy was this last turn?
;;; rule:     2.4  in a blind game only those whom its soldiers have seen
;;; in:       Y = enemy
;;; out:      C = 1 when he can fight and his square is known; X Y kept
;;; clobbers: A
;;; cycles:   <= 20
.proc known_enemy
        lda     known_x,y
        beq     @no
        cmp     #2*KNOWN_AGE
        bcs     @no
        sec
        rts
@no:    clc
        rts
.endproc

;;; known_keep -- note where the enemies truly are
;;; in:       ai_foe
;;; out:      for known_restore
;;; clobbers: A X Y
;;; cycles:   <= 500
.proc known_keep
        ldx     ai_foe
        ldy     #SQUAD-1
@man:   lda     man_x,x
        sta     true_x,y
        lda     man_y,x
        sta     true_y,y
        lda     man_posture,x
        sta     true_posture,y
        lda     man_sneaking,x
        sta     true_sneaking,y
        inx
        dey
        bpl     @man
        rts
.endproc

;;; known_place -- put the enemies where the computer believes them
;;; in:       ai_foe; known_x known_y man_seen
;;; out:      man_x man_y man_posture of the enemies: those out of sight prone where they were
;;;           seen last, for he who has not gone has lain down; man_sneaking = 0; once more does no
;;;           harm
;;; clobbers: A X
;;; cycles:   <= 700
.proc known_place
        ldx     ai_foe
        lda     #SQUAD
        sta     placed_left
@man:   lda     known_x,x
        and     #KNOWN_COLUMN
        sta     man_x,x
        lda     known_y,x
        sta     man_y,x
        lda     #0                      ; nobody tells that a man sneaks
        sta     man_sneaking,x
        lda     st_blind
        beq     @next
        lda     man_seen,x
        bne     @next
        lda     #POSTURE_PRONE
        sta     man_posture,x
@next:  inx
        dec     placed_left
        bne     @man
        rts
.endproc

;;; known_restore -- the enemies are where they truly are
;;; in:       ai_foe; known_keep was called
;;; out:      man_x man_y man_posture man_sneaking of the enemies; once more does no harm, so
;;;           RESET at any instant of it loses nothing
;;; clobbers: A X Y
;;; cycles:   <= 500
.proc known_restore
        ldx     ai_foe
        ldy     #SQUAD-1
@man:   lda     true_x,y
        sta     man_x,x
        lda     true_y,y
        sta     man_y,x
        lda     true_posture,y
        sta     man_posture,x
        lda     true_sneaking,y
        sta     man_sneaking,x
        inx
        dey
        bpl     @man
        rts
.endproc

        .segment "COMPUTER_BSS"
placed_left:    .res 1
