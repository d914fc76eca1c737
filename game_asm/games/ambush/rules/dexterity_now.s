; Dexterity with what a soldier carries.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export dexterity_now

        .segment "RULES"

;;; dexterity_now -- dexterity that counts
;;; rule:     7.2  one more without the fire weapon issued, one less for each further one,
;;; rule:     7.2  two less for a further machine gun
;;; in:       X = soldier 0..19
;;; out:      A = 1..10; X kept
;;; clobbers: Y zp_t0 zp_t1 zp_t2
;;; cycles:   <= 260
.proc dexterity_now
        lda     man_issued,x
        sta     zp_t0                   ; 0 once the normal weapon is found
        lda     #0
        sta     zp_t1                   ; what further weapons cost
        txa
        tay
@slot:  lda     man_weapons,y
        and     #WEAPON_KIND
        cmp     #WEAPON_MACHINE
        bcc     @next
        cmp     #WEAPON_RIFLE+1
        bcs     @next
        cmp     zp_t0
        beq     @normal
        inc     zp_t1
        cmp     #WEAPON_MACHINE
        bne     @next
        inc     zp_t1
        bne     @next                   ; always
@normal:
        lda     #0
        sta     zp_t0
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SOLDIERS*OTHER_SLOTS
        bcc     @slot
        lda     man_dexterity,x
        ldy     zp_t0
        beq     @has
        cmp     #10
        bcs     @has
        adc     #1                      ; C = 0 here
@has:   sec
        sbc     zp_t1
        beq     @least
        bpl     @back
@least: lda     #1
@back:  rts
.endproc
