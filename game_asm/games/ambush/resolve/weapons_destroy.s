; Plastic destroys the weapons in its square and the eight around it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export weapons_destroy
        .import moves_forget

        .segment "RESOLVE"

SLOTS_END = SOLDIERS * (EXPLOSIVE_SLOTS + OTHER_SLOTS)

;;; weapons_destroy -- nothing is left of the weapons near a plastic explosion
;;; rule:     12.7  all weapons, carried or lying, are destroyed
;;; in:       zp_from_x zp_from_y = blast square
;;; out:      ground_* man_explosives man_weapons
;;; clobbers: A X Y
;;; cycles:   -
.proc weapons_destroy
        ldx     ground_count
@lies:  dex
        bmi     @men
        lda     ground_x,x
        ldy     ground_y,x
        jsr     near_blast
        bcc     @lies
        dec     ground_count            ; the last one comes in its place
        ldy     ground_count
        lda     ground_x,y
        sta     ground_x,x
        lda     ground_y,y
        sta     ground_y,x
        lda     ground_kind,y
        sta     ground_kind,x
        jmp     @lies
@men:   ldx     #SOLDIERS-1
@man:   lda     man_x,x
        ldy     man_y,x
        jsr     near_blast
        bcc     @next
        lda     man_in_play,x
        beq     @next
        txa
        tay
@slot:  lda     #WEAPON_NONE
        sta     man_explosives,y
        tya
        clc
        adc     #SOLDIERS
        tay
        cpy     #SLOTS_END
        bcc     @slot
@next:  dex
        bpl     @man
        jmp     moves_forget            ; dexterity may be another now
.endproc

; C = 1 when column A, row Y is the blast square or beside it; keeps X
.proc near_blast
        sec
        sbc     zp_from_x
        clc
        adc     #1                      ; 0..2 when near
        cmp     #3
        bcs     @far
        tya
        sec
        sbc     zp_from_y
        clc
        adc     #1
        cmp     #3
        bcs     @far
        sec
        rts
@far:   clc
        rts
.endproc
