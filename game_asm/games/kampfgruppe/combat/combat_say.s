; The words of a report.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "combat.inc"

        .export say_class, say_side, say_firer, say_target, say_effect, say_byte
        .import text_print, text_char, text_number, fire_class
        .import shown_all, unit_id_print, weapon_print
        .repeat 11, n
        .import .ident(.sprintf("msg_combat_fire_%d", n))
        .endrepeat

        .segment "COMBAT"

;;; say_side -- German or Soviet
;;; in:       X = side
;;; out:      the picture
;;; clobbers: A Y
;;; cycles:   -
.proc say_side
        cpx     #SIDE_SOVIET
        beq     @soviet
        print_msg msg_combat_side_0
        rts
@soviet:
        print_msg msg_combat_side_1
        rts
.endproc

;;; say_firer -- the unit at work, if who looks on knows of it
;;; in:       zp_unit, zp_unit_no, zp_side; st_side, shown_all
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 zp_t0..zp_t2 zp_arg0 zp_arg1
;;; cycles:   -
.proc say_firer
        lda     zp_side
        cmp     st_side
        beq     @known
        lda     shown_all
        bne     @known
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_SEEN | UF_SEEN_BEFORE
        bne     @known
        print_msg msg_combat_unseen
        rts
@known: ldx     zp_side
        jsr     say_side
        lda     zp_unit_no
        jsr     unit_id_print
        jsr     blank
        ldy     #U_COUNT
        lda     (zp_unit),y
        jsr     say_byte
        jsr     blank
        ldy     #U_WEAPON
        lda     (zp_unit),y
        jmp     weapon_print
.endproc

;;; say_target -- the enemy it deals with
;;; in:       zp_foe, zp_foe_no, zp_side
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 zp_t0..zp_t2 zp_arg0 zp_arg1
;;; cycles:   -
.proc say_target
        lda     zp_side
        eor     #1
        tax
        jsr     say_side
        lda     zp_foe_no
        jsr     unit_id_print
        jsr     blank
        ldy     #U_COUNT
        lda     (zp_foe),y
        jsr     say_byte
        jsr     blank
        ldy     #U_WEAPON
        lda     (zp_foe),y
        jmp     weapon_print
.endproc

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
@told:  jsr     say_byte
        print_msg msg_combat_supp
        lda     pressed
        jsr     say_byte
        ldy     #U_COUNT
        lda     killed
        cmp     (zp_foe),y
        bcc     @done
        print_msg msg_combat_lost
@done:  rts
.endproc

;;; say_class -- size and type of the fire
;;; rule:     7.11.1
;;; in:       as fire_class
;;; out:      the picture
;;; clobbers: A X Y
;;; cycles:   -
.proc say_class
        jsr     fire_class
        tax
        lda     class_lo,x
        ldy     class_hi,x
        jmp     text_print
.endproc

;;; say_byte -- a number
;;; in:       A = 0..255
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t2 zp_arg0 zp_arg1
;;; cycles:   -
.proc say_byte
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        jmp     text_number
.endproc

class_lo:
        .repeat 11, n
        .byte   <.ident(.sprintf("msg_combat_fire_%d", n))
        .endrepeat
class_hi:
        .repeat 11, n
        .byte   >.ident(.sprintf("msg_combat_fire_%d", n))
        .endrepeat

.proc blank
        lda     #' '
        jmp     text_char
.endproc
