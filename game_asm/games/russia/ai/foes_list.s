; The enemy, hex by hex.
        .include "ai/ai.inc"
        .export foes_list, foe_count, foe_hi, foe_lo, foe_sent, foe_strength, foe_worth
        .import foe_defence, group_kind

MOST            = 255

        .segment "THINKING"
foe_lo:         .res FOES_MOST
foe_hi:         .res FOES_MOST
foe_strength:   .res FOES_MOST          ; power of those who stand there, as they are known
foe_sent:       .res FOES_MOST          ; power of those who attack them
foe_worth:      .res FOES_MOST          ; of attacking them, 0 not

        .segment "COMPUTER_BSS"
foe_count:      .res 1

        .segment "COMPUTER"

;;; foes_list -- the hexes in which enemies stand, and how hard each is to take
;;; rule:     7.4.1 7.6.1
;;; in:       foe_defence; st_side; the groups
;;; out:      foe_lo foe_hi foe_sent foe_strength foe_worth foe_count
;;; clobbers: A X Y zp_t0
;;; cycles:   <= 120000
.proc foes_list
        lda     #0
        sta     foe_count
        ldx     #SOVIET_BIT + 1
        lda     st_side
        beq     @group
        ldx     #1
@group: lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     enter
@next:  inx
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_DEPOT
        bcc     @group
        rts
.endproc

; Group X into the list.
.proc enter
        jsr     group_kind
        sta     zp_t0
        ldy     foe_count
@seek:  dey
        bmi     @new
        lda     foe_lo,y
        cmp     group_at_lo,x
        bne     @seek
        lda     foe_hi,y
        cmp     group_at_hi,x
        bne     @seek
@add:   lda     zp_t0
        cmp     #KIND_AIR
        bcs     @done                   ; aircraft fall to whoever comes
        txa
        pha
        ldx     zp_t0
        lda     foe_strength,y
        clc
        adc     foe_defence,x
        bcc     @put
        lda     #MOST
@put:   sta     foe_strength,y
        pla
        tax
@done:  rts
@new:   ldy     foe_count
        cpy     #FOES_MOST
        bcs     @done
        inc     foe_count
        lda     group_at_lo,x
        sta     foe_lo,y
        lda     group_at_hi,x
        sta     foe_hi,y
        lda     #0
        sta     foe_worth,y
        sta     foe_sent,y
        lda     #1
        sta     foe_strength,y
        bne     @add                    ; always
.endproc
