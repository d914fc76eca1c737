; What the computer may know of the other side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export known_enemy, known_refresh, known_swap, known_believe
        .import man_fit, man_seen

        .segment "COMPUTER"

AGE_ONE         = %01000000             ; bits 6 and 7 of known_x
COLUMN          = %00111111

;;; known_refresh -- remember where the enemies are who are seen now
;;; rule:     2.4  in a blind game only those whom its soldiers see
;;; in:       ai_foe; man_seen
;;; out:      known_x known_y: forgotten after three turns, or when known to be down
;;; clobbers: A X Y
;;; cycles:   <= 1200
.proc known_refresh
        ldx     ai_foe
        ldy     #SQUAD
@man:   jsr     man_fit
        bcc     @forget                 ; a man who falls is seen to
        lda     st_blind
        beq     @sees
        lda     man_seen,x
        beq     @old
@sees:  lda     man_x,x
        sta     known_x,x
        lda     man_y,x
        sta     known_y,x
        jmp     @next
@old:   lda     known_x,x
        beq     @next
        clc
        adc     #AGE_ONE
        sta     known_x,x
        bcc     @next
@forget:
        lda     #0
        sta     known_x,x
@next:  inx
        dey
        bne     @man
        rts
.endproc

;;; known_enemy -- does the computer know where an enemy was this last turn?
;;; rule:     2.4  in a blind game only those whom its soldiers have seen
;;; in:       Y = enemy
;;; out:      C = 1 when he can fight and his square is known; X Y kept
;;; clobbers: A
;;; cycles:   <= 20
.proc known_enemy
        lda     known_x,y
        beq     @no
        cmp     #2*AGE_ONE
        bcs     @no
        sec
        rts
@no:    clc
        rts
.endproc

;;; known_swap -- put the enemies where the computer believes them, and back again
;;; in:       ai_foe; known_x known_y
;;; out:      man_x man_y man_posture of the enemies and ai_believed exchanged: those out of sight
;;;           stand upright where they were seen last
;;; clobbers: A X Y
;;; cycles:   <= 900
.proc known_swap
        ldx     ai_foe
        ldy     #SQUAD-1
@man:   lda     ai_believed_x,y
        pha
        lda     man_x,x
        sta     ai_believed_x,y
        pla
        sta     man_x,x
        lda     ai_believed_y,y
        pha
        lda     man_y,x
        sta     ai_believed_y,y
        pla
        sta     man_y,x
        lda     ai_believed_posture,y
        pha
        lda     man_posture,x
        sta     ai_believed_posture,y
        pla
        sta     man_posture,x
        inx
        dey
        bpl     @man
        rts
.endproc

;;; known_believe -- where the computer believes every enemy
;;; in:       ai_foe; known_x known_y man_seen
;;; out:      ai_believed_x ai_believed_y ai_believed_posture, for known_swap
;;; clobbers: A X Y
;;; cycles:   <= 700
.proc known_believe
        ldx     ai_foe
        ldy     #SQUAD-1
@man:   lda     known_x,x
        and     #COLUMN
        sta     ai_believed_x,y
        lda     known_y,x
        sta     ai_believed_y,y
        lda     st_blind
        beq     @sees
        lda     man_seen,x
        beq     @posture
@sees:  lda     man_posture,x
        .assert POSTURE_UPRIGHT = 0, error, "what is not seen counts as upright"
@posture:
        sta     ai_believed_posture,y
        inx
        dey
        bpl     @man
        rts
.endproc
