; A formation is bought: its units get their records.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export formation_new, kind_begin, kind_next, formation_drop, formations_none
        .import unit_select, unit_new, formation_last, formation_slot
        .import kind_start_lo, kind_start_hi, kind_units, role_flame, role_weapons
        .import period_start_lo, period_start_hi

        .segment "FORCES"

;;; formation_new -- the next letter of a side is given to a formation of a kind
;;; rule:     4.1.1 4.1.2 3.7.2  its HQ is index 0, its other units 1 to 8
;;; in:       A = kind; zp_side; st_period st_handicap
;;; out:      C = 0: units, formation_kind; C = 1 when all 21 letters are taken
;;; clobbers: A X Y zp_t0 zp_t1 zp_unit zp_unit_no zp_overlay+8..
;;; cycles:   -
.proc formation_new
        sta     force_kind
        jsr     formation_last
        cmp     #FORMATIONS
        bcs     @full
        tay
        jsr     formation_slot
        lda     force_kind
        sta     formation_kind,x
        tya
        jsr     first_unit
        sta     force_unit
        ldx     force_kind
        jsr     kind_begin
@unit:  jsr     kind_next
        bcs     @done
        lda     force_unit
        jsr     unit_select
        lda     force_count
        ldx     force_weapon
        jsr     unit_new
        ldx     force_role
        lda     role_flame,x
        beq     @next
        ldy     #U_SPECIAL
        lda     #SPECIAL_FLAME
        sta     (zp_unit),y
@next:  inc     force_unit
        bne     @unit                   ; always
@done:  clc
@full:  rts
.endproc

; A = letter -> A = the number of its HQ.
.proc first_unit
        sta     zp_t0
        asl     a
        asl     a
        asl     a
        clc
        adc     zp_t0
        rts
.endproc
        .assert IN_FORMATION = 9, error, "first_unit multiplies by nine"

;;; formation_drop -- take the last formation of a side back
;;; in:       zp_side
;;; out:      C = 0: A = its kind; C = 1: only the Command HQ's is left
;;; clobbers: X Y zp_t0 zp_unit zp_unit_no zp_overlay+8..
;;; cycles:   -
.proc formation_drop
        jsr     formation_last
        cmp     #2
        bcc     @none
        sbc     #1                      ; C = 1
        tay
        jsr     formation_slot
        lda     formation_kind,x
        sta     force_kind
        lda     #NO_KIND
        sta     formation_kind,x
        tya
        jsr     first_unit
        sta     force_unit
        lda     #IN_FORMATION
        sta     force_count
@unit:  lda     force_unit
        jsr     unit_select
        ldy     #U_COUNT
        lda     #0
        sta     (zp_unit),y
        inc     force_unit
        dec     force_count
        bne     @unit
        lda     force_kind
        clc
        rts
@none:  sec
        rts
.endproc

;;; formations_none -- neither side has any formation or unit
;;; in:       none
;;; out:      formation_kind, unit_x, unit_y, the records
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

;;; kind_begin -- to the first unit of a kind of formation
;;; in:       X = kind; st_period
;;; out:      force_list, force_arms for kind_next
;;; clobbers: A X
;;; cycles:   <= 60
.proc kind_begin
        lda     #<kind_units
        clc
        adc     kind_start_lo,x
        sta     force_list
        lda     #>kind_units
        adc     kind_start_hi,x
        sta     force_list+1
        ldx     st_period
        lda     #<role_weapons
        clc
        adc     period_start_lo-1,x
        sta     force_arms
        lda     #>role_weapons
        adc     period_start_hi-1,x
        sta     force_arms+1
        rts
.endproc

;;; kind_next -- the next unit of a kind of formation
;;; in:       force_list, force_arms
;;; out:      C = 0: force_role, force_weapon (chart row), force_count; C = 1 at the end
;;; clobbers: A Y
;;; cycles:   <= 80
.proc kind_next
        ldy     #0
        lda     (force_list),y
        cmp     #LIST_END
        beq     @end
        sta     force_role
        iny
        lda     (force_list),y
        sta     force_count
        ldy     force_role
        lda     (force_arms),y
        sta     force_weapon
        lda     force_list
        clc
        adc     #2
        sta     force_list
        bcc     @end                    ; C = 0
        inc     force_list+1
        clc
@end:   rts
.endproc
