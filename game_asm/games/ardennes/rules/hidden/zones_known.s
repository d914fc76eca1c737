; Who stands where, as far as the side to move knows.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export zones_known
        .import hex_zone_enter, hex_zone_leave, hidden_mark, unit_kind, unit_side, zones_make

        .segment "RULES"

;;; zones_known -- the zones of all units but the enemies that the side to move does not see
;;; rule:     10.1 3.2
;;; in:       st_side, st_rules; the units, the map
;;; out:      hex_zones; unit_flags (UF_HIDDEN)
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1 zp_unit zp_hex zp_class zp_terrain
;;;           zp_rules+4 zp_rules+5
;;; cycles:   <= 480000
.proc zones_known
        jsr     zones_make
        jsr     hidden_mark
        beq     @done
        ldx     #0                      ; first away with them,
@away:  stx     zp_unit
        lda     unit_flags,x
        bpl     @other
        .assert UF_HIDDEN = %10000000, error, "the sign of the flags"
        jsr     fighter
        bcs     @other
        jsr     hex_zone_leave
@other: ldx     zp_unit
        inx
        cpx     #UNITS
        bcc     @away
        ldx     #0                      ; then again who stands with one of them and is seen
@again: stx     zp_unit
        lda     unit_flags,x
        bmi     @next
        jsr     fighter
        bcs     @next
        jsr     hex_zone_enter
@next:  ldx     zp_unit
        inx
        cpx     #UNITS
        bcc     @again
@done:  rts
.endproc

; C = 0 when unit X is on the map and no infiltrator: zp_arg0/1 = its hex, A = its side.
.proc fighter
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        bcs     @no
        lda     unit_at_lo,x
        sta     zp_arg0
        lda     unit_at_hi,x
        sta     zp_arg1
        cmp     #NOWHERE
        bcs     @no
        jsr     unit_side
        clc
@no:    rts
.endproc
        .assert CLASS_INFILTRATOR = CLASSES - 1, error, "the last class"
