; The attacks of a side, in the order of its groups' numbers.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "resolve/fight.inc"

        .export attacks, defenders_find
        .import battle, bombardment, stack_next

group           = zp_overlay

        .segment "GROUND_BSS"
fight_attackers:        .res MOST_ATTACKERS
fight_attackers_n:      .res 1
fight_defenders:        .res STACK
fight_defenders_n:      .res 1
fight_side:             .res 1          ; of the attackers
fight_hex:              .res 2

        .segment "GROUND"

;;; attacks -- carry out the attacks that segment_move found
;;; rule:     7.4.2 7.4.3 6.6.5 6.6.10 7.8.3  who moves in its first step and fires in its second
;;;           attacks with the first; when guns have ended all who were attacked, nobody comes in
;;; in:       A = side 0..1; group_flags, group_target_lo, group_target_hi; fight_segment
;;; out:      the state
;;; clobbers: everything
;;; cycles:   -
.proc attacks
        sta     fight_side
        ldx     st_attack
        bne     @first                  ; where RESET broke it off
        ldx     #1
        lsr     a
        bcc     @first
        ldx     #SOVIET_BIT
@first: stx     group
@group: ldx     group
        inx
        stx     st_attack
        dex
        lda     group_flags,x
        and     #GF_ATTACKS
        beq     @next
        lda     group_target_lo,x
        sta     zp_hex
        sta     fight_hex
        lda     group_target_hi,x
        sta     zp_hex+1
        sta     fight_hex+1
        jsr     defenders_find
        jsr     attackers_find
        lda     fight_defenders_n
        beq     @gone
        ldx     group
        jsr     fires
        bcs     @fires
        jsr     battle
        jmp     @next
@gone:  jsr     plots_end
        jmp     @next
@fires: jsr     bombardment
@next:  inc     group
        lda     group
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcc     @group
        lda     #0
        sta     st_attack
        rts
.endproc

;;; defenders_find -- who stands in a hex of the other side
;;; rule:     7.4.1
;;; in:       zp_hex = index; fight_side
;;; out:      fight_defenders, fight_defenders_n
;;; clobbers: A X Y
;;; cycles:   <= 4000
.proc defenders_find
        ldx     #0
        stx     fight_defenders_n
        lda     fight_side
        bne     @next                   ; the Soviets attack the Axis
        ldx     #SOVIET_BIT-1
@next:  jsr     stack_next
        bcs     @done
        ldy     fight_defenders_n
        txa
        sta     fight_defenders,y
        inc     fight_defenders_n
        bne     @next                   ; always
@done:  rts
.endproc

; Who attacks fight_hex together with `group`: alone, when it only fires.  They attack once.
.proc attackers_find
        lda     #0
        sta     fight_attackers_n
        ldx     group
        jsr     fires
        bcs     @take
@look:  lda     group_flags,x
        and     #GF_ATTACKS
        beq     @on
        jsr     fires
        bcs     @on
        lda     group_target_lo,x
        cmp     fight_hex
        bne     @on
        lda     group_target_hi,x
        cmp     fight_hex+1
        bne     @on
        jsr     @take
@on:    inx
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcc     @look
        rts
@take:  ldy     fight_attackers_n
        cpy     #MOST_ATTACKERS
        bcs     @full
        txa
        sta     fight_attackers,y
        inc     fight_attackers_n
        lda     group_flags,x
        and     #GF_ATTACKS ^ $FF
        sta     group_flags,x
@full:  rts
.endproc

; C = 1 when group X fires in this segment and does not attack: a B counts for its last step.
.proc fires
        lda     group_plot,x
        bpl     @no
        ldy     fight_segment
        bne     @yes
        and     #PLOT_SECOND
        beq     @yes
@no:    clc
        rts
@yes:   sec
        rts
.endproc

; Who has not come where it wanted goes no farther.
.proc plots_end
        ldy     fight_attackers_n
@group: dey
        bmi     @done
        ldx     fight_attackers,y
        lda     #0
        sta     group_plot,x
        beq     @group                  ; always
@done:  rts
.endproc
