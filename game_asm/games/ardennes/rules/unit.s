; What a unit is, and what it counts.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export unit_class, unit_side, unit_move, unit_attack, unit_hurt, unit_remove
        .import unit_kind, isolation_strength, isolation_move, share_lost

GUNS_MOVE_CLASSIC = 6                   ; of German guns by the classic rules, as Allied ones

        .segment "RULES"

;;; unit_class -- the class of a unit
;;; rule:     7.8
;;; in:       X = unit 0..232
;;; out:      A = zp_class = CLASS_ARMOUR..CLASS_INFILTRATOR; X kept
;;; clobbers: none
;;; cycles:   <= 30
.proc unit_class
        lda     unit_kind,x
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        sta     zp_class
        rts
.endproc

;;; unit_side -- whose a unit is
;;; rule:     1.1
;;; in:       X = unit 0..232
;;; out:      A = SIDE_GERMAN or SIDE_ALLIED; X kept
;;; clobbers: none
;;; cycles:   <= 16
.proc unit_side
        lda     #SIDE_GERMAN
        cpx     #GERMANS
        adc     #0                      ; C = 1: an Ally
        rts
.endproc
        .assert SIDE_ALLIED = SIDE_GERMAN + 1, error, "the carry is the side"

;;; unit_move -- the movement points that a unit has in its half-day
;;; rule:     4.1 6.4 7.2; 10.11  German guns are slow by the revised rules
;;; in:       X = unit 0..232; unit_flags; st_rules
;;; out:      A = whole points, 0 of one that may not move any more; X kept
;;; clobbers: Y zp_class zp_t0 zp_rules..zp_rules+3
;;; cycles:   <= 960
.proc unit_move
        lda     unit_flags,x
        and     #UF_FIXED
        bne     @fixed
        jsr     unit_class
        lda     unit_kind,x
        and     #KIND_MOVE
        cpx     #GERMANS
        bcs     @points
        ldy     zp_class
        cpy     #CLASS_ARTILLERY
        bne     @points
        tay
        lda     st_rules
        and     #RULE_GUNS
        beq     @classic
        tya
        bne     @points                 ; always
@classic:
        lda     #GUNS_MOVE_CLASSIC
@points:
        pha
        lda     unit_flags,x
        and     #UF_ISOLATED
        tay
        pla
        stx     zp_t0
        jsr     isolation_move
        ldx     zp_t0
        rts
@fixed: lda     #0
        rts
.endproc

;;; unit_attack -- the strength that a unit attacks with
;;; rule:     5.2 5.4 6.3 6.4 7.2  the attacker is never changed by the ground
;;; in:       X = unit 0..232; unit_strength, unit_whole, unit_flags
;;; out:      A = strength, 0 of an infiltrator; X kept
;;; clobbers: Y zp_class zp_t0 zp_rules..zp_rules+3
;;; cycles:   <= 900
.proc unit_attack
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @none
        lda     unit_flags,x
        and     #UF_ISOLATED
        beq     @supplied
        tay
        lda     unit_whole,x
        stx     zp_t0
        jsr     isolation_strength
        ldx     zp_t0
        eor     #$FF
        sec
        adc     unit_strength,x         ; less what isolation takes
        bcs     @done
@none:  lda     #0
@done:  rts
@supplied:
        lda     unit_strength,x
        rts
.endproc

;;; unit_hurt -- take a share of its strength from a unit
;;; rule:     5.8 5.9 5.10 6.12  of the attack strength at that moment, from attack and defence
;;; in:       X = unit 0..232, no infiltrator; A = SHARE_*; unit_strength, unit_whole, unit_flags
;;; out:      unit_strength; st_lost; A = what it lost; a unit that has none left is removed;
;;;           changes unit_at_hi, unit_task, unit_flags; X kept
;;; clobbers: Y zp_class zp_t0 zp_t1 zp_rules..zp_rules+3
;;; cycles:   <= 1900
.proc unit_hurt
        sta     zp_t1
        jsr     unit_attack
        stx     zp_t0
        ldx     zp_t1
        jsr     share_lost
        ldx     zp_t0
        sta     zp_t1
        jsr     lost_more
        lda     unit_strength,x
        sec
        sbc     zp_t1
        sta     unit_strength,x
        bne     @alive
        jsr     unit_remove
@alive: lda     zp_t1
        rts
.endproc

;;; unit_remove -- a unit is eliminated
;;; rule:     5.19 6.5
;;; in:       X = unit 0..232
;;; out:      unit_strength = 0, unit_at_hi = NOWHERE, unit_task = 0, unit_flags = 0; st_lost; X kept
;;; clobbers: A Y
;;; cycles:   <= 90
.proc unit_remove
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @gone
        lda     unit_strength,x
        jsr     lost_more
@gone:  lda     #0
        sta     unit_strength,x
        sta     unit_task,x
        sta     unit_flags,x
        lda     #NOWHERE
        sta     unit_at_hi,x
        rts
.endproc

; A more points lost by the side of unit X, which is kept.
.proc lost_more
        ldy     #0
        cpx     #GERMANS
        bcc     @add
        ldy     #2
@add:   clc
        adc     st_lost,y
        sta     st_lost,y
        bcc     @done
        lda     st_lost+1,y
        adc     #0                      ; C = 1
        sta     st_lost+1,y
@done:  rts
.endproc
