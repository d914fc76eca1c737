; Mortars with a target.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export mortar_fire
        .import foe_select, foe_ready, weapon_kind, shell_unit, shells_fall, shell_show, shell_view
        .import firer_sighted

MISSION         = 4                     ; pulses of shelling: 7.5.9

        .segment "COMBAT"

;;; mortar_fire -- a mortar shells the square of its target, were it its own
;;; rule:     7.5.1 7.5.6 5.6.8  never direct fire: off its own square a mission of four pulses
;;; rule:     7.2.4 7.2.6 7.12.1
;;; in:       zp_unit with U_TARGET; me_x, me_y
;;; out:      C = 0: it is no mortar, nothing is done; C = 1: the units; the mission; changes
;;;           st_kill_points, st_noises, unit_records, unit_x log_*
;;; clobbers: A X Y shell_lost shell_view zp_unit, what the rules use, the overlay's own and the
;;;           picture
;;; cycles:   -
.proc mortar_fire
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_MORTAR
        beq     @mortar
        clc
        rts
@mortar:
        ldy     #U_FLAGS                ; shell_unit sets it when it fires
        lda     (zp_unit),y
        and     #<~UF_FIRED
        sta     (zp_unit),y
        ldy     #U_TARGET
        lda     (zp_unit),y
        jsr     foe_select
        jsr     foe_ready
        bcc     @done                   ; somebody was faster
        ldx     zp_to_x
        stx     here_x
        ldy     zp_to_y
        sty     here_y
        cpx     me_x
        bne     @mission
        cpy     me_y
        bne     @mission
        lda     #1                      ; it sees its own square, and cares for no friends
        sta     shell_view
        jsr     shells_fall
        lda     #0
        sta     zp_range
        lda     #1
        jsr     firer_sighted
        jsr     shell_show
@done:  sec
        rts
@mission:
        tya
        ldy     #U_SHELL_Y
        sta     (zp_unit),y
        txa
        dey
        sta     (zp_unit),y
        lda     #0
        ldy     #U_SHELL_DELAY
        sta     (zp_unit),y
        ldy     #U_RANGE
        sta     (zp_unit),y
        lda     #MISSION
        ldy     #U_SHELL_LEFT
        sta     (zp_unit),y
        lda     #NO_UNIT
        ldy     #U_SPOTTER
        sta     (zp_unit),y
        jsr     shell_unit
        sec
        rts
.endproc
        .assert U_SHELL_Y = U_SHELL_X + 1, error, "the row follows the column"
