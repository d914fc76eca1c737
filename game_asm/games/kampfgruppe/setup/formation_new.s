; A formation is bought: its units get their records.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export formation_new, formation_drop
        .import unit_select, unit_new, formation_last, formation_slot
        .import kind_begin, kind_next, role_flame

        .segment "FORCES"

;;; formation_new -- the next letter of a side is given to a formation of a kind
;;; rule:     4.1.1 4.1.2 3.7.2  its HQ is index 0, its other units 1 to 8
;;; in:       A = kind; zp_side; st_period st_handicap
;;; out:      C = 0: units, formation_kind; C = 1 when all 21 letters are taken; changes
;;;           unit_records, unit_x/y
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
;;; in:       A = formations that stay: 1, the Command HQ's, or 0; zp_side
;;; out:      C = 0: A = its kind; C = 1: no more than those are left; changes formation_kind,
;;;           unit_records
;;; clobbers: X Y zp_t0 zp_unit zp_unit_no zp_overlay+8.. zp_t1
;;; cycles:   -
.proc formation_drop
        sta     force_count
        jsr     formation_last
        cmp     force_count
        beq     @none
        bcc     @few
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
        ldy     #U_START                ; or the end would tell it as lost
        sta     (zp_unit),y
        inc     force_unit
        dec     force_count
        bne     @unit
        lda     force_kind
        clc
        rts
@few:   sec
@none:  rts                             ; C = 1
.endproc
