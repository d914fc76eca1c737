; Engagements: who fights whom, and at what odds.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export engage_free, engage_clear, engage_odds, engage_sums, engage_member, engage_centre
        .import unit_side, unit_attack, unit_class, terrain_here, place_here, defence_points
        .import side_get, way_to, odds_column

NUMBER          = zp_rules+4            ; of the engagement
WET             = zp_rules+5            ; 1 until a side without a river is found
SOMEBODY        = zp_rules+6            ; 1 when an attacked side was looked at

        .segment "RULES"

;;; engage_free -- an engagement that is not in use
;;; rule:     2.22
;;; in:       engage_at_hi
;;; out:      C = 0: A = number 1..24; C = 1: all are in use
;;; clobbers: X
;;; cycles:   <= 300
.proc engage_free
        ldx     #0
@next:  lda     engage_at_hi,x
        cmp     #NOWHERE
        beq     @free
        inx
        cpx     #ENGAGEMENTS
        bcc     @next
        rts                             ; C = 1
@free:  inx
        txa
        clc
        rts
.endproc

;;; engage_member -- is a unit in an engagement?
;;; in:       X = unit 0..232; unit_task, unit_flags
;;; out:      A = its number 1..24, Z = 0; A = 0, Z = 1 when it is in none; X kept
;;; clobbers: none
;;; cycles:   <= 35
.proc engage_member
        lda     unit_flags,x
        and     #UF_AIMED | UF_TO_COME
        bne     @none                   ; unit_task is something else there
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @none
        lda     unit_task,x
        rts
@none:  lda     #0
        rts
.endproc
        .import unit_kind

;;; engage_clear -- dissolve an engagement
;;; rule:     2.24
;;; in:       A = number 1..24
;;; out:      unit_task of its units = 0; its engage_at_hi = NOWHERE
;;; clobbers: A X zp_rules+4
;;; cycles:   <= 11000
.proc engage_clear
        sta     NUMBER
        tax
        lda     #NOWHERE
        sta     engage_at_hi-1,x
        ldx     #0
@unit:  jsr     engage_member
        cmp     NUMBER
        bne     @next
        lda     #0
        sta     unit_task,x
@next:  inx
        cpx     #UNITS
        bcc     @unit
        rts
.endproc

;;; engage_centre -- the central hex of an engagement
;;; rule:     2.20 2.21
;;; in:       A = number 1..24
;;; out:      zp_hex; X = the number
;;; clobbers: A
;;; cycles:   <= 25
.proc engage_centre
        tax
        lda     engage_at_lo-1,x
        sta     zp_hex
        lda     engage_at_hi-1,x
        sta     zp_hex+1
        rts
.endproc

;;; engage_sums -- what both sides bring to an engagement
;;; rule:     2.17 2.19 5.2 5.3 5.4; 5.23  a river doubles when every attacker is across one
;;; in:       A = number 1..24; st_side attacks; the units, the map
;;; out:      zp_attack, zp_defence in half points; zp_river = 1 when the river counts
;;; clobbers: A X Y scratch zp_unit zp_hex zp_to zp_class zp_terrain zp_place zp_rules..zp_rules+6
;;; cycles:   <= 60000
.proc engage_sums
        sta     NUMBER
        lda     #1
        sta     WET
        lda     #0
        sta     SOMEBODY
        sta     zp_attack
        sta     zp_attack+1
        sta     zp_defence
        sta     zp_defence+1
        sta     zp_unit
@banks: jsr     mine                    ; first the rivers between
        bne     @dry
        jsr     bank
@dry:   inc     zp_unit
        lda     zp_unit
        cmp     #UNITS
        bcc     @banks
        lda     WET
        and     SOMEBODY
        sta     zp_river
        lda     #0
        sta     zp_unit
@units: jsr     mine
        bne     @next
        jsr     unit_side
        cmp     st_side
        beq     @attacks
        jsr     defends
        jmp     @next
@attacks:
        jsr     unit_attack
        asl     a
        ldy     #0
        bcc     @low
        iny
@low:   clc
        adc     zp_attack
        sta     zp_attack
        tya
        adc     zp_attack+1
        sta     zp_attack+1
@next:  inc     zp_unit
        lda     zp_unit
        cmp     #UNITS
        bcc     @units
        rts
.endproc

; X = zp_unit; Z = 1 when it is in this engagement.
.proc mine
        ldx     zp_unit
        jsr     engage_member
        cmp     NUMBER
        rts
.endproc

; zp_hex = where unit X stands.
.proc there
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_at_hi,x
        sta     zp_hex+1
        rts
.endproc

; Is there a river between unit X and the central hex?  Those in it have none to look at.
.proc bank
        lda     unit_at_lo,x
        sta     zp_to
        lda     unit_at_hi,x
        sta     zp_to+1
        lda     NUMBER
        jsr     engage_centre
        jsr     way_to
        bcs     @done
        jsr     side_get
        and     #SIDE_RIVER             ; of a river and of a bridge
        bne     @wet
        sta     WET
@wet:   lda     #1
        sta     SOMEBODY
@done:  rts
.endproc

; Unit X on the defence: its points to the sum.
.proc defends
        jsr     there
        jsr     unit_class
        jsr     terrain_here
        jsr     place_here
        ldx     zp_unit
        lda     unit_strength,x
        jsr     defence_points
        tay
        lda     zp_t1
        clc
        adc     zp_defence
        sta     zp_defence
        tya
        adc     zp_defence+1
        sta     zp_defence+1
        rts
.endproc

;;; engage_odds -- the odds that an engagement stands at
;;; rule:     1.11 5.5 5.7
;;; in:       as engage_sums
;;; out:      A = column 0..8; as engage_sums
;;; clobbers: as engage_sums
;;; cycles:   <= 60500
.proc engage_odds
        jsr     engage_sums
        jmp     odds_column
.endproc
        .assert SIDE_RIVER & SIDE_BRIDGE = SIDE_RIVER, error, "one bit says water"
        .assert SIDE_RIVER & SIDE_ROAD = 0, error, "and a road has none"
