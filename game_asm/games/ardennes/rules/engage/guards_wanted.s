; Guns that can protect somebody.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export guards_wanted
        .import foe_beside, unit_kind, units_apart

RANGE           = 3
BEST            = zp_rules+5            ; whom it protects
GUN             = zp_rules+6

        .segment "RESOLVE"

;;; guards_wanted -- is there an Allied gun in range of an Allied unit that stands next to enemies?
;;; rule:     2.14  a computer's are aimed at once, each at the weakest of them
;;; in:       st_human; the units; hex_zones
;;; out:      C = 1: a player is to be asked; C = 0: unit_task, unit_flags of a computer's guns
;;; clobbers: A X Y zp_ptr0 zp_t0..zp_t2 zp_arg0..zp_arg3 zp_hex zp_rules+5 zp_rules+6
;;; cycles:   <= 3000000
.proc guards_wanted
        ldx     #GERMANS
@gun:   stx     GUN
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_ARTILLERY << 4
        bne     @next
        jsr     threatened
        bcs     @next                   ; nowhere, or it cannot fire
        bne     @next
        lda     #NO_UNIT
        sta     BEST
        ldx     #GERMANS
@unit:  jsr     threatened
        bcs     @other
        beq     @other
        ldy     GUN
        jsr     units_apart
        cmp     #RANGE + 1
        bcs     @other
        lda     st_human+SIDE_ALLIED
        bne     @yes
        ldy     BEST
        cpy     #NO_UNIT
        beq     @take
        lda     unit_strength,x
        cmp     unit_strength,y
        bcs     @other
@take:  stx     BEST
@other: inx
        cpx     #UNITS
        bcc     @unit
        ldx     GUN
        lda     BEST
        cmp     #NO_UNIT
        beq     @next
        sta     unit_task,x
        lda     unit_flags,x
        ora     #UF_AIMED
        sta     unit_flags,x
@next:  ldx     GUN
        inx
        cpx     #UNITS
        bcc     @gun
        clc
        rts
@yes:   sec
        rts
.endproc

; C = 1 when Allied unit X is not on the map; else Z = 0 when enemies stand next to it.
.proc threatened
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @no
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        ldy     #SIDE_ALLIED
        jsr     foe_beside
        clc
@no:    rts
.endproc
