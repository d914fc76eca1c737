; Whether an enemy is near the side's men.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export enemy_meets
        .import anyone_near

MEETS           = 22                    ; squares to an enemy who may be met this turn or the next

        .segment "COMPUTER"

;;; enemy_meets -- is an enemy remembered near a man of the side?
;;; rule:     2.4  of those his side has seen
;;; in:       A = of known_x, below which a memory counts; ai_first ai_foe; known_x known_y
;;; out:      C = 1 when one is
;;; clobbers: A X Y meet_* zp_to_x zp_to_y zp_t0 zp_t1 zp_ai_t
;;; cycles:   <= 13000
.proc enemy_meets
        sta     meet_age
        lda     #SQUAD-1
        sta     meet_left
@man:   lda     meet_left
        clc
        adc     ai_foe
        tay
        lda     known_x,y
        beq     @next
        cmp     meet_age
        bcs     @next
        and     #KNOWN_COLUMN
        sta     zp_to_x
        lda     known_y,y
        sta     zp_to_y
        lda     #MEETS
        jsr     anyone_near
        bcs     @done
@next:  dec     meet_left
        bpl     @man
        clc
@done:  rts
.endproc

        .segment "COMPUTER_BSS"
meet_left:      .res 1
meet_age:       .res 1
