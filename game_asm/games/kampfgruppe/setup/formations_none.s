; Before anything is bought.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export formations_none
        .import unit_select

        .segment "FORCES"

;;; formations_none -- neither side has any formation or unit
;;; in:       none
;;; out:      formation_kind, unit_x, unit_y, the records; changes unit_records
;;; clobbers: A X Y zp_unit zp_unit_no zp_side zp_t0 zp_t1
;;; cycles:   -
.proc formations_none
        ldx     #2 * FORMATIONS - 1
        lda     #NO_KIND
@kind:  sta     formation_kind,x
        dex
        bpl     @kind
        lda     #SIDE_SOVIET
        sta     zp_side
@side:  lda     #UNITS-1
@unit:  jsr     unit_select
        lda     #0
        ldy     #U_COUNT
        sta     (zp_unit),y
        ldy     #U_START                ; or the end would tell it as lost
        sta     (zp_unit),y
        ldx     zp_unit_no
        lda     #NOWHERE
        ldy     zp_side
        beq     @german
        sta     unit_x+UNITS,x
        sta     unit_y+UNITS,x
        bne     @next                   ; always
@german:
        sta     unit_x,x
        sta     unit_y,x
@next:  dex
        txa
        cmp     #NO_UNIT
        bne     @unit
        dec     zp_side
        bpl     @side
        rts
.endproc
