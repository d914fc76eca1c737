        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"
        .export face_set
        .import weapon_fa, weapon_ba, field_of_view

        .segment "COMBAT"

;;; face_set -- the armour that the fire meets
;;; rule:     7.3.9  W4: front within 45 degrees of the target's facing; at range 0 the back
;;; rule:     7.5.3  shells from above: back and a third of the front
;;; rule:     6.1.2
;;; in:       zp_foe, target_row; zp_from_x/y the firer's square, zp_to_x/y the enemy's;
;;;           zp_shot_range, shells
;;; out:      zp_shot_armour = armour in thirds
;;; clobbers: A X Y and what the rules use
;;; cycles:   <= 350
.proc face_set
        lda     shells
        bne     @above
        lda     zp_shot_range
        beq     @back
        jsr     turn
        ldy     #U_FACING
        lda     (zp_foe),y
        tax
        sec
        jsr     field_of_view
        php
        jsr     turn
        plp
        bcc     @back
        ldx     target_row
        lda     weapon_fa,x
        jmp     @thirds
@back:  ldx     target_row
        lda     weapon_ba,x
@thirds:
        sta     zp_t0
        asl     a
        adc     zp_t0                   ; C = 0
        sta     zp_shot_armour
        rts
@above: jsr     @back
        adc     weapon_fa,x             ; C = 0
        sta     zp_shot_armour
        rts
.endproc

; The two squares change places.  Spoils A, X.
.proc turn
        lda     zp_from_x
        ldx     zp_to_x
        sta     zp_to_x
        stx     zp_from_x
        lda     zp_from_y
        ldx     zp_to_y
        sta     zp_to_y
        stx     zp_from_y
        rts
.endproc
