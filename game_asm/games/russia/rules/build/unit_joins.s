; A unit goes over to another group.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export group_count, group_takes, unit_joins
        .import group_kind, type_flags, unit_first, unit_next

record          = zp_rules              ; two bytes: the unit
gains           = zp_rules+2

        .segment "BUILD"

;;; unit_joins -- a unit goes over to another group, if that takes it
;;; rule:     4.1.5 4.4.2 10.0.5  it brings its weeks without supply along
;;; in:       zp_unit; X = group 1..127
;;; out:      C = 0: its record, group_out of that group; C = 1: A = NOT_*; zp_unit kept
;;; clobbers: X Y zp_group zp_rules..zp_rules+3
;;; cycles:   <= 25000
.proc unit_joins
        stx     gains
        jsr     group_takes
        bcs     @no
        lda     zp_unit
        sta     record
        lda     zp_unit+1
        sta     record+1
        ldx     gains
        jsr     group_count
        tay
        lda     record
        sta     zp_unit
        lda     record+1
        sta     zp_unit+1
        cpy     #MOST_GROUP
        bcs     @full
        ldy     #U_GROUP
        lda     (zp_unit),y
        tax
        lda     group_out,x
        ldx     gains
        cmp     group_out,x
        bcc     @fewer
        sta     group_out,x
@fewer: txa
        sta     (zp_unit),y
        clc
        rts
@full:  lda     #NOT_ROOM
@no:    rts
.endproc

;;; group_takes -- may a group have such a unit?
;;; rule:     4.1.6 4.1.7 4.1.8  armour and motorized troops in a mechanized one, of these not the
;;;           Italians; in an infantry group every type
;;; in:       zp_unit; X = group 1..127
;;; out:      C = 0 it may; C = 1: A = NOT_MECH or NOT_GROUP
;;; clobbers: X Y
;;; cycles:   <= 100
.proc group_takes
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @none
        cmp     #KIND_INFANTRY
        beq     @yes
        ldy     #U_TYPE
        lda     (zp_unit),y
        tax
        lda     type_flags,x
        .assert TYPE_MECH = $80, error, "not the sign"
        bpl     @no
@yes:   clc
        rts
@no:    lda     #NOT_MECH
        sec
        rts
@none:  lda     #NOT_GROUP              ; C = 1
        rts
.endproc

;;; group_count -- how many units a group has
;;; rule:     4.1.5
;;; in:       X = group 1..127
;;; out:      A; X kept
;;; clobbers: Y zp_group zp_unit zp_rules+3
;;; cycles:   <= 24000
.proc group_count
        lda     #0
        sta     zp_rules+3
        jsr     unit_first
@unit:  bcs     @all
        inc     zp_rules+3
        jsr     unit_next
        jmp     @unit
@all:   lda     zp_rules+3
        rts
.endproc
