; Looking through what a soldier carries. Explosives and other weapons stand in one row of slots:
; slot s of soldier m at man_explosives + 20 * s + m, the other weapons after the explosives.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export weapon_find, weapon_prepared, weapon_count

        .segment "RULES"

SLOTS_END       = SOLDIERS*(EXPLOSIVE_SLOTS+OTHER_SLOTS)
        .assert man_weapons = man_explosives + SOLDIERS*EXPLOSIVE_SLOTS, lderror, "one row of slots"

;;; weapon_find -- find a weapon on a soldier, an unprepared one for choice
;;; rule:     7.3  Get and Drop leave the prepared weapon alone if they can
;;; rule:     5.9  the knife on a rifle is a knife all the same, if he has no other
;;; in:       X = soldier 0..19; A = WEAPON_*
;;; out:      C = 1 he has one: Y = slot index from man_explosives, A = the slot's byte; X kept
;;; clobbers: Y zp_t0 zp_t1
;;; cycles:   <= 760
.proc weapon_find
        sta     zp_t0
        lda     #$FF
        sta     zp_t1                   ; no prepared one yet
        txa
        tay
@slot:  lda     man_explosives,y
        and     #WEAPON_KIND
        cmp     zp_t0
        bne     @next
        lda     man_explosives,y
        bpl     @found                  ; WEAPON_PREPARED is bit 7
        sty     zp_t1
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SLOTS_END
        bcc     @slot
        ldy     zp_t1
        cpy     #$FF
        beq     @none
        lda     man_explosives,y
@found: sec
        rts
@none:  lda     zp_t0
        cmp     #WEAPON_KNIFE
        bne     @nothing
        lda     #WEAPON_BAYONET
        bne     weapon_find             ; always
@nothing:
        clc
        rts
.endproc

;;; weapon_prepared -- the weapon in a soldier's hands
;;; rule:     12.1  one weapon at a time, but a rifle and its bayonet together
;;; in:       X = soldier 0..19
;;; out:      A = WEAPON_*, the rifle before its bayonet, WEAPON_NONE for empty hands;
;;;           Y = slot index from man_explosives; zp_arg0 = the slot's byte; X kept
;;; clobbers: zp_t0
;;; cycles:   <= 300
.proc weapon_prepared
        lda     #$FF
        sta     zp_t0                   ; slot of a bayonet
        txa
        tay
@slot:  lda     man_explosives,y
        bpl     @next
        sta     zp_arg0
        and     #WEAPON_KIND
        cmp     #WEAPON_BAYONET
        bne     @done
        sty     zp_t0
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SLOTS_END
        bcc     @slot
        lda     #WEAPON_NONE
        ldy     zp_t0
        cpy     #$FF
        beq     @done
        lda     man_explosives,y
        sta     zp_arg0
        lda     #WEAPON_BAYONET
@done:  rts
.endproc

;;; weapon_count -- count weapons of a range of kinds on a soldier
;;; rule:     8.7  carrying limits count kinds and classes
;;; in:       X = soldier 0..19; A = first kind; Y = kind after the last
;;; out:      A = how many; X kept
;;; clobbers: Y zp_t0 zp_t1 zp_t2
;;; cycles:   <= 380
.proc weapon_count
        sta     zp_t0
        sty     zp_t1
        lda     #0
        sta     zp_t2
        txa
        tay
@slot:  lda     man_explosives,y
        and     #WEAPON_KIND
        cmp     zp_t0
        bcc     @next
        cmp     zp_t1
        bcs     @next
        inc     zp_t2
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SLOTS_END
        bcc     @slot
        lda     zp_t2
        rts
.endproc
