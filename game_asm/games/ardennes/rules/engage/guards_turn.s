; Guns that protect their own side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export guards_turn
        .import engage_member, units_apart

RANGE           = 3
NUMBER          = zp_rules+4            ; engagement of the unit that is protected
BEST            = zp_rules+5            ; the largest attacker so far
GUN             = zp_rules+6

        .segment "RESOLVE"

;;; guards_turn -- turn the Allied guns that protect somebody on the largest unit that attacks it
;;; rule:     2.15  within three hexes of the gun; the strongest, of equals the first by number;
;;;           whoever finds none is aimed no more
;;; in:       the units; engagements of the German half-day
;;; out:      unit_task, unit_flags (UF_AIMED) of Allied guns
;;; clobbers: A X Y zp_t0..zp_t2 zp_arg0..zp_arg3 zp_rules+4..zp_rules+6
;;; cycles:   <= 400000
.proc guards_turn
        ldx     #GERMANS
@gun:   stx     GUN
        lda     unit_flags,x
        and     #UF_AIMED
        beq     @next
        lda     unit_task,x
        cmp     #GERMANS
        bcc     @next                   ; at an enemy: none is left of its own half-day
        tax
        jsr     engage_member
        sta     NUMBER
        lda     #NO_UNIT
        sta     BEST
        lda     NUMBER
        beq     @none
        ldx     #0
@foe:   jsr     engage_member
        cmp     NUMBER
        bne     @other
        ldy     GUN
        jsr     units_apart
        cmp     #RANGE + 1
        bcs     @other
        ldy     BEST
        cpy     #NO_UNIT
        beq     @take
        lda     unit_strength,y
        cmp     unit_strength,x
        bcs     @other
@take:  stx     BEST
@other: inx
        cpx     #GERMANS
        bcc     @foe
@none:  ldx     GUN
        lda     BEST
        cmp     #NO_UNIT
        bne     @turn
        lda     unit_flags,x
        and     #UF_AIMED ^ $FF
        sta     unit_flags,x
        lda     #0
@turn:  sta     unit_task,x
@next:  ldx     GUN
        inx
        cpx     #UNITS
        bcc     @gun
        rts
.endproc
