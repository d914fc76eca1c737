; Victory points of a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export victory_points, area_points
        .import side_attacks, side_base_lo, side_base_hi, weapon_kind, place_of

AREA_REACH      = 9                     ; 19 x 19 squares: 4.6.1
AREA_ARMOUR     = 20
AREA_GUN        = 10                    ; and trucks
AREA_MAN        = 5
UNUSED_MOST     = 250

total   := zp_rules                      ; word
left    := zp_rules+2                    ; column and row where the area begins
top     := zp_rules+3
number  := zp_rules+4
side    := zp_rules+5

        .segment "RULES"

;;; victory_points -- what a side has scored so far
;;; rule:     10.2.3 10.2.4 10.2.5  a defender's total counts twice; W21: nobody's in a meeting
;;; in:       A = side
;;; out:      A = low byte, Y = high byte
;;; clobbers: X zp_ptr0 zp_t0 zp_rules..zp_rules+5
;;; cycles:   -
.proc victory_points
        sta     side
        asl     a
        tax
        lda     st_unused,x
        sta     total
        lda     st_unused+1,x
        sta     total+1
        bne     @most
        lda     total
        cmp     #UNUSED_MOST
        bcc     @kills
@most:  lda     #UNUSED_MOST
        sta     total
        lda     #0
        sta     total+1
@kills: lda     total
        clc
        adc     st_kill_points,x
        sta     total
        lda     total+1
        adc     st_kill_points+1,x
        sta     total+1
        lda     side
        jsr     side_attacks
        bcc     @twice
        jsr     area_add
        jmp     @done
@twice: asl     total
        rol     total+1
@done:  lda     total
        ldy     total+1
        rts
.endproc

;;; area_points -- points of a side for what it has in its objective area
;;; rule:     4.6.1 4.6.2 10.2.1
;;; in:       A = side
;;; out:      A = low byte, Y = high byte
;;; clobbers: X zp_ptr0 zp_t0 zp_rules..zp_rules+5
;;; cycles:   -
.proc area_points
        sta     side
        lda     #0
        sta     total
        sta     total+1
        jsr     area_add
        lda     total
        ldy     total+1
        rts
.endproc

; total += the area's points of side.
.proc area_add
        ldx     side
        lda     st_objective_x,x
        sec
        sbc     #AREA_REACH             ; may lie beyond the edge: differences still hold
        sta     left
        lda     st_objective_y,x
        sec
        sbc     #AREA_REACH
        sta     top
        lda     side_base_lo,x
        sta     zp_ptr0
        lda     side_base_hi,x
        sta     zp_ptr0+1
        lda     #0
        sta     number
@unit:  ldy     #U_COUNT
        lda     (zp_ptr0),y
        beq     @next
        sta     zp_t0
        jsr     inside
        bcs     @next
        ldy     #U_WEAPON
        lda     (zp_ptr0),y
        tay
        lda     weapon_kind,y
        and     #KIND_MASK
        tay
        lda     area_values,y
@each:  pha
        clc
        adc     total
        sta     total
        bcc     @one
        inc     total+1
@one:   pla
        dec     zp_t0
        bne     @each
@next:  lda     zp_ptr0
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr0
        bcc     @step
        inc     zp_ptr0+1
@step:  inc     number
        lda     number
        cmp     #UNITS
        bne     @unit
        rts
.endproc

; C = 0 when unit `number` of the side stands in the area.
.proc inside
        ldx     number
        ldy     side
        jsr     place_of
        cmp     #NOWHERE
        beq     @out                    ; C = 1
        sec
        sbc     left
        cmp     #2 * AREA_REACH + 1
        bcs     @out
        tya
        sec
        sbc     top
        cmp     #2 * AREA_REACH + 1
@out:   rts
.endproc

; by KIND_*
area_values:
        .byte   AREA_ARMOUR, AREA_ARMOUR, AREA_ARMOUR, AREA_ARMOUR, AREA_ARMOUR, AREA_ARMOUR
        .byte   AREA_GUN, AREA_GUN, AREA_GUN, AREA_GUN, AREA_MAN, AREA_MAN, AREA_MAN, AREA_GUN
