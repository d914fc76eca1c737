        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export hunt_worth
        .exportzp ai_inside
        .import foe_no, foe_crowd, foe_down, foe_col, foe_row, foe_kind, foe_range
        .import bank_of, w_river, w_stack
        .import w_crowd, w_outside, w_stale, w_tank_men, w_men_tank, w_down

STACKED         = 64                    ; squares: it has hunters enough

reach    := own_worth

        .segment "COMPUTER"

;;; hunt_worth -- what speaks against sending the unit at work for a known enemy
;;; rule:     W23  squares; more for who is out of sight, outside the area, or has hunters already
;;; in:       X = the enemy's place in the list; zp_from_x/y, ai_kind, ai_attack, zp_side; of a
;;;           defender ai_inside = 0..1
;;; out:      A = 0..255, less is better; X kept
;;; clobbers: Y zp_to_x zp_to_y near_dx near_dy zp_map zp_square own_worth
;;; cycles:   -
.proc hunt_worth
        jsr     foe_range
        sta     reach
        cpx     ai_foes
        bcs     @stale
        ldy     foe_no,x
        lda     foe_down,y
        cmp     #4
        bcc     @kinds
        lda     foe_kind,x
        cmp     #KIND_TRUCK
        bcc     @kinds
        lda     reach
        sec
        sbc     w_down
        bcs     @save
        lda     #0
@save:  sta     reach
        bpl     @crowd                  ; always
@stale: lda     w_stale
        jsr     more
@kinds: lda     foe_kind,x
        cmp     #KIND_HMG               ; C = 1 men
        lda     ai_kind
        bne     @foot
        bcc     @crowd
        lda     w_tank_men
        jsr     more
        jmp     @crowd
@foot:  cmp     #KIND_INFANTRY
        bne     @crowd
        lda     foe_kind,x
        cmp     #KIND_TRUCK
        bcs     @crowd
        lda     w_men_tank
@add:   jsr     more
@crowd: ldy     foe_crowd,x
        beq     @area
        cpy     w_stack
        bcc     @each
        lda     #STACKED
        jsr     more
@each:  lda     w_crowd
        jsr     more
        dey
        bne     @each
@area:  lda     foe_col,x
        ldy     zp_side
        sec
        sbc     st_objective_x,y
        bcs     @east
        eor     #$FF
        adc     #1
@east:  cmp     #AREA+1
        bcs     @out
        lda     foe_row,x
        sec
        sbc     st_objective_y,y
        bcs     @south
        eor     #$FF
        adc     #1
@south: cmp     #AREA+1
        bcc     @done
@out:   ldy     ai_attack
        bne     @far
        ldy     ai_inside
@far:   lda     w_outside,y
        jsr     more
@done:  jsr     other_bank
        bcc     @same
        lda     w_river
        jsr     more
@same:  lda     reach
        rts
.endproc

; C = 1 when the river is between zp_from and enemy X.  Keeps X.
.proc other_bank
        stx     zp_square
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     bank_of
        sta     zp_map
        ldx     zp_to_x
        ldy     zp_to_y
        jsr     bank_of
        ldx     zp_square
        eor     zp_map
        lsr     a
        rts
.endproc

; A more against it.
.proc more
        clc
        adc     reach
        bcc     @done
        lda     #255
@done:  sta     reach
        rts
.endproc
