        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .export say_firer, say_target
        .import text_print, text_char, shown_all, unit_id_print, weapon_print, text_byte, say_side

        .segment "COMBAT"

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
        jsr     text_byte
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
        jsr     text_byte
        jsr     blank
        ldy     #U_WEAPON
        lda     (zp_foe),y
        jmp     weapon_print
.endproc

.proc blank
        lda     #' '
        jmp     text_char
.endproc
