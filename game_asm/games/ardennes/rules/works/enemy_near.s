; Enemies too near for a dump to be blown.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export enemy_near
        .import hex_distance, hex_place, unit_kind, unit_side

NEAR            = 3                     ; an enemy so near keeps a dump from being blown
WHERE           = zp_rules+5            ; column and row of the hex
WHOSE           = zp_rules+7

        .segment "RULES"

;;; enemy_near -- does an enemy stand too near for a dump to be blown?
;;; rule:     6.11  within three hexes; infiltrators do not count
;;; in:       zp_hex = the hex; zp_unit = a unit of the side that would blow it; the units
;;; out:      C = 1 yes
;;; clobbers: A X Y scratch zp_arg0..zp_arg3 zp_rules+5..zp_rules+7
;;; cycles:   <= 230000
.proc enemy_near
        ldx     zp_unit
        jsr     unit_side
        sta     WHOSE
        copy_word zp_arg0, zp_hex
        jsr     hex_place
        stx     WHERE
        sty     WHERE+1
        ldx     #0
@unit:  lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     unit_side
        cmp     WHOSE
        beq     @next
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @next
        txa
        pha
        lda     unit_at_lo,x
        sta     zp_arg0
        lda     unit_at_hi,x
        sta     zp_arg1
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        lda     WHERE
        sta     zp_arg2
        lda     WHERE+1
        sta     zp_arg3
        jsr     hex_distance
        tay
        pla
        tax
        cpy     #NEAR + 1
        bcc     @near
@next:  inx
        cpx     #UNITS
        bcc     @unit
        clc
        rts
@near:  sec
        rts
.endproc
