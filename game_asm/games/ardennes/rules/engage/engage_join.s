; A unit comes into an engagement.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export engage_join
        .import engage_centre, engage_member, foe_beside, unit_kind, unit_side, way_to

NUMBER          = zp_rules+4            ; of the engagement
WHO             = zp_rules+5            ; the unit that was chosen
WHOSE           = zp_rules+6            ; its side
MIDDLE          = zp_rules+7            ; side of the central hex, NONE when nobody is in yet
NONE            = 2

        .segment "MOVE"

;;; engage_join -- bring a unit into an engagement, a defender with all others of his hex
;;; rule:     2.16 2.17 2.18 2.20 2.21 7.16  the middle against those beside it; who fights
;;;           elsewhere,
;;;           and infiltrators, do not
;;; in:       A = number 1..24, its central hex is set; X = unit 0..232 on the map; st_side;
;;;           hex_zones
;;; out:      C = 0: unit_task, unit_flags; C = 1: it cannot
;;; clobbers: A X Y zp_t4 zp_t5 zp_arg0 zp_arg1 zp_ptr0 zp_hex zp_to zp_rules+4..zp_rules+7
;;; cycles:   <= 25000
.proc engage_join
        sta     NUMBER
        stx     WHO
        jsr     unit_side
        sta     WHOSE
        jsr     middle
        ldx     WHO
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @no
        jsr     engage_member
        bne     @no
        lda     NUMBER
        jsr     engage_centre
        ldx     WHO
        lda     unit_at_lo,x
        sta     zp_to
        lda     unit_at_hi,x
        sta     zp_to+1
        cmp     zp_hex+1
        bne     @beside
        lda     zp_to
        cmp     zp_hex
        bne     @beside
        lda     MIDDLE
        cmp     WHOSE
        beq     @in
        cmp     #NONE
        bne     @no
        ldy     WHOSE
        jsr     foe_beside
        bne     @in                     ; else nobody fights it: a gun there goes on protecting
@no:    sec
        rts
@beside:
        lda     MIDDLE
        cmp     #NONE
        beq     @no                     ; first the middle
        cmp     WHOSE
        beq     @no
        jsr     way_to
        bcs     @no
@in:    ldx     WHO
        lda     WHOSE
        cmp     st_side
        bne     @all
        jsr     join
        clc
        rts
@all:   ldx     #UNITS - 1              ; all defenders of the hex together
@unit:  lda     unit_at_lo,x
        cmp     zp_to
        bne     @next
        lda     unit_at_hi,x
        cmp     zp_to+1
        bne     @next
        jsr     unit_side
        cmp     WHOSE
        bne     @next
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @next
        jsr     engage_member
        bne     @next
        jsr     join
@next:  dex
        cpx     #NO_UNIT
        bne     @unit
        clc
        rts
.endproc

; Unit X is in it; who is next to an enemy does not fire.  X kept.
.proc join
        lda     unit_flags,x
        and     #UF_AIMED ^ $FF
        sta     unit_flags,x
        lda     NUMBER
        sta     unit_task,x
        rts
.endproc

; MIDDLE = whose units of the engagement stand in its central hex.
.proc middle
        lda     #NONE
        sta     MIDDLE
        ldx     #UNITS - 1
@unit:  jsr     engage_member
        cmp     NUMBER
        bne     @next
        tay
        lda     unit_at_lo,x
        cmp     engage_at_lo-1,y
        bne     @next
        lda     unit_at_hi,x
        cmp     engage_at_hi-1,y
        bne     @next
        jsr     unit_side
        sta     MIDDLE
        rts
@next:  dex
        cpx     #NO_UNIT
        bne     @unit
        rts
.endproc
