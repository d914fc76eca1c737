; What both sides bring to an engagement.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export engage_sums
        .import unit_hex
        .import defence_points, engage_centre, engage_member, place_here, side_get, terrain_here
        .import unit_attack, unit_class, unit_side, way_to

NUMBER          = zp_rules+4            ; of the engagement
WET             = zp_rules+5            ; 1 until a side without a river is found
SOMEBODY        = zp_rules+6            ; 1 when an attacked side was looked at

        .segment "RULES"

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
        asl     a                       ; C = 0: nobody has 128 points
        adc     zp_attack
        sta     zp_attack
        lda     #0
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
        jsr     unit_hex
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
