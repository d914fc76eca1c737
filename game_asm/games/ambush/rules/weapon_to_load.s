        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export weapon_to_load

        .segment "RULES"

;;; weapon_to_load -- which of a soldier's weapons a Load order means
;;; rule:     5.16.1 5.17.1 5.18.1  the one in hand, else an empty one, else any
;;; in:       X = soldier 0..19; A = WEAPON_*
;;; out:      C = 1 he has one: Y = slot index from man_weapons, A = the slot's byte; X kept
;;; clobbers: Y zp_t0 zp_t1
;;; cycles:   <= 400
.proc weapon_to_load
        sta     zp_t0
        lda     #$FF
        sta     zp_t1                   ; none yet
        txa
        tay
@slot:  lda     man_weapons,y
        and     #WEAPON_KIND
        cmp     zp_t0
        bne     @next
        lda     man_weapons,y
        bmi     @found                  ; WEAPON_PREPARED is bit 7
        and     #WEAPON_LOADED
        beq     @best
        bit     zp_t1
        bpl     @next
@best:  sty     zp_t1
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SOLDIERS*OTHER_SLOTS
        bcc     @slot
        ldy     zp_t1
        bmi     @none
        lda     man_weapons,y
@found: sec
        rts
@none:  clc
        rts
.endproc
