        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "combat.inc"
        .export say_effect
        .import text_print, text_byte

        .segment "COMBAT"

;;; say_effect -- kills and suppression of the fire
;;; rule:     7.11.5
;;; in:       killed, pressed, zp_foe
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t2 zp_arg0 zp_arg1
;;; cycles:   -
.proc say_effect
        lda     killed
        ora     pressed
        bne     @some
        print_msg msg_combat_none
        rts
@some:  print_msg msg_combat_kills
        ldy     #U_COUNT
        lda     (zp_foe),y
        cmp     killed
        bcc     @told                   ; no more than there were
        lda     killed
@told:  jsr     text_byte
        print_msg msg_combat_supp
        lda     pressed
        jsr     text_byte
        ldy     #U_COUNT
        lda     killed
        cmp     (zp_foe),y
        bcc     @done
        print_msg msg_combat_lost
@done:  rts
.endproc
