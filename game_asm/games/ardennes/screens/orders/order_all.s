; The order to engage everywhere.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export order_all
        .import unit_hex
        .import duty_find, engage_clear, engage_here, engage_member, foe_beside, last_unit
        .import map_draw, must_fight, unit_side, way_to

WHO             = zp_overlay+4          ; the unit that is looked at
BEST            = zp_overlay+5          ; the one that is to attack the enemy
LEAST           = zp_overlay+6          ; its strength, ALONE more when its battle has no other
ALONE           = %10000000

        .segment "MOVE"

;;; order_all -- an engagement about every enemy hex, as far as units are free
;;; rule:     2.16 2.18 2.19 5.1  then units are taken from others, until everybody fights who must
;;; in:       the state; hex_zones
;;; out:      C = 0, or C = 1: it was said who must fight and does not; last_unit = 0; unit_task,
;;;           unit_flags, engage_at_lo, engage_at_hi
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_all
        ldx     #0
@unit:  stx     last_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        jsr     unit_side
        cmp     st_side
        beq     @next
        tay
        jsr     foe_beside
        beq     @next
        jsr     engage_here
@next:  ldx     last_unit
        inx
        cpx     #UNITS
        bcc     @unit
        lda     #0
        sta     last_unit
@duty:  jsr     duty_find
        bcs     @done
        jsr     unit_side
        cmp     st_side
        beq     @say
        jsr     relieve
        bcc     @duty
@say:   jsr     map_draw
        jsr     duty_find
        jmp     must_fight
@done:  clc
        rts
.endproc

; The enemy in zp_hex, whom nobody is free to attack, is attacked by the weakest unit beside him:
; one that its battle can do without, else one whose own hex becomes the middle of a battle against
; all round it.  So nobody is left over: units and enemies beside each other can always be shared
; out in such stars.  C = 1: there is none, or no engagement is left.
.proc relieve
        lda     #$FF
        sta     LEAST
        ldx     #UNITS - 1
@unit:  stx     WHO
        jsr     fights
        beq     @next
        sta     zp_t1
        lda     unit_at_lo,x
        sta     zp_to
        lda     unit_at_hi,x
        sta     zp_to+1
        jsr     way_to
        bcs     @next
        ldy     #0                      ; the units of its battle
        ldx     #UNITS - 1
@count: jsr     fights
        cmp     zp_t1
        bne     @other
        iny
@other: dex
        cpx     #NO_UNIT
        bne     @count
        ldx     WHO
        lda     #ALONE
        dey
        beq     @weak
        asl     a
@weak:  ora     unit_strength,x
        cmp     LEAST
        bcs     @next
        sta     LEAST
        stx     BEST
@next:  ldx     WHO
        dex
        cpx     #NO_UNIT
        bne     @unit
        ldx     BEST
        lda     LEAST
        bmi     @alone
        lda     unit_task,x
        pha
        lda     #0
        sta     unit_task,x
        jsr     engage_here
        ldx     BEST
        pla
        bcc     @done
        sta     unit_task,x             ; no engagement is left: it stays where it was
@done:  rts
@alone: cmp     #$FF
        beq     @done                   ; C = 1
        lda     unit_task,x
        jsr     engage_clear
        ldx     BEST
        jsr     unit_hex
        jmp     engage_here
.endproc

; A = the engagement that unit X attacks in, 0 and Z = 1 none; X kept.
.proc fights
        jsr     unit_side
        eor     st_side
        bne     @foe
        jmp     engage_member
@foe:   lda     #0
        rts
.endproc
