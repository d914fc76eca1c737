        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export load_off
        .import unit_select

        .segment "DEPLOY"

carrier  := zp_overlay+14
found    := zp_overlay+18                ; passengers met, or not
kept     := zp_overlay+20

;;; load_off -- all that the unit at work carries steps down, or itself from its carrier
;;; rule:     4.5.2
;;; in:       zp_unit, zp_unit_no, zp_side
;;; out:      C = 0: U_CARRIER; C = 1: nobody was aboard; changes unit_records
;;; clobbers: A X Y zp_t0 zp_t1 zp_unit zp_unit_no zp_overlay+14..
;;; cycles:   -
.proc load_off
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @vehicle
        lda     #NO_UNIT
        sta     (zp_unit),y
        clc
        rts
@vehicle:
        lda     zp_unit_no
        sta     carrier
        lda     #1                      ; nobody yet
        sta     found
        lda     #0
        sta     kept
@unit:  lda     kept
        jsr     unit_select
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     carrier
        bne     @next
        lda     #NO_UNIT
        sta     (zp_unit),y
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        lda     #0
        sta     found
@next:  inc     kept
        lda     kept
        cmp     #UNITS
        bcc     @unit
        lsr     found                    ; C = 1: nobody
        rts
.endproc
