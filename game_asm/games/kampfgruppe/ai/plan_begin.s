; What the computer knows before it plans: its part, the enemies it sees, ways over a river.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export plan_begin, foe_col, foe_row, foe_kind, foe_weight, cross_col, cross_row
        .import foe_select, side_attacks, weapon_kind, foe_nearest, crossings_list
        .import foes_known, foe_no, own_squares_take, flank_choose
        .import foes_pierce, front_find

WEIGHT_OTHER    = 16                    ; guns and stacks are shelled first
WEIGHT_NEVER    = $FF                   ; a friend stands there

        .segment "COMPUTER_TEXT"
foe_weight:     .res UNITS
cross_col:      .res CROSSINGS_MOST     ; fords and bridges
cross_row:      .res CROSSINGS_MOST

        .segment "COMPUTER_BSS"
foe_col:        .res UNITS + SIGHTS ; seen enemies: place, and what speaks against shelling
foe_row:        .res UNITS + SIGHTS
foe_kind:       .res UNITS + SIGHTS              ; KIND_*

        .segment "COMPUTER"

;;; plan_begin -- part of the side, seen enemies, the greatest threat, crossings
;;; rule:     W23 7.1.3  it knows no enemy that its side has not sighted
;;; in:       zp_side; ai_again; the battle's state
;;; out:      ai_again ai_pierce ai_flank ai_attack ai_forward ai_foes foe_* ai_threat
;;;           ai_crossings cross_*; changes st_sight_*
;;; clobbers: A X Y zp_unit zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc plan_begin
        lda     zp_side
        jsr     side_attacks
        lda     #0
        rol     a
        sta     ai_attack
        ldx     #1
        lda     zp_side
        beq     @way
        ldx     #$FF
@way:   stx     ai_forward
        jsr     foes_list
        jsr     foes_weigh
        jsr     foes_known
        jsr     foes_pierce
        jsr     threat_find
        jsr     own_squares_take
        jsr     crossings_list
        jsr     front_find
        jmp     flank_choose
.endproc

; The enemies that are sighted and on the map.
.proc foes_list
        lda     #0
        sta     ai_foes
        sta     ai_t0
@next:  lda     ai_t0
        jsr     foe_select
        ldy     #U_COUNT
        lda     (zp_foe),y
        beq     @skip
        ldy     #U_FLAGS
        lda     (zp_foe),y
        and     #UF_SEEN
        beq     @skip
        jsr     foe_place
        cpx     #NOWHERE
        beq     @skip
        tya
        ldy     ai_foes
        sta     foe_row,y
        txa
        sta     foe_col,y
        lda     zp_foe_no
        sta     foe_no,y
        sty     ai_t1
        ldy     #U_WEAPON
        lda     (zp_foe),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        ldy     ai_t1
        sta     foe_kind,y
        cmp     #KIND_ANTI_TANK
        lda     #0
        bcs     @weight
        lda     #WEIGHT_OTHER
@weight:
        sta     foe_weight,y
        inc     ai_foes
@skip:  inc     ai_t0
        lda     ai_t0
        cmp     #UNITS
        bcc     @next
        rts
.endproc

; X, Y = place of enemy zp_foe_no
.proc foe_place
        ldy     zp_foe_no
        lda     zp_side
        beq     @soviet
        ldx     unit_x,y
        lda     unit_y,y
        tay
        rts
@soviet:
        ldx     unit_x+UNITS,y
        lda     unit_y+UNITS,y
        tay
        rts
.endproc

; Two in a square are a stack; a square with a friend is not shelled.
.proc foes_weigh
        ldx     ai_foes
        beq     @done
@foe:   dex
        stx     ai_t0
        ldy     ai_foes
@other: dey
        cpy     ai_t0
        beq     @more
        lda     foe_col,x
        cmp     foe_col,y
        bne     @more
        lda     foe_row,x
        cmp     foe_row,y
        bne     @more
        lda     #0
        sta     foe_weight,x
@more:  tya
        bne     @other
        jsr     friend_there
        bcc     @free
        lda     #WEIGHT_NEVER
        sta     foe_weight,x
@free:  txa
        bne     @foe
@done:  rts
.endproc

; C = 1 when a unit of ours stands on the square of enemy X.  Keeps X.
.proc friend_there
        ldy     #UNITS
        lda     zp_side
        bne     @soviet
@unit:  lda     unit_x-1,y
        cmp     foe_col,x
        bne     @next
        lda     unit_y-1,y
        cmp     foe_row,x
        beq     friend_yes
@next:  dey
        bne     @unit
        clc
        rts
@soviet:
        lda     unit_x+UNITS-1,y
        cmp     foe_col,x
        bne     @other
        lda     unit_y+UNITS-1,y
        cmp     foe_row,x
        beq     friend_yes
@other: dey
        bne     @soviet
        clc
        rts
.endproc

.proc friend_yes
        sec
        rts
.endproc

; The seen enemy nearest to the side's objective.
.proc threat_find
        ldx     zp_side
        lda     st_objective_x,x
        sta     zp_from_x
        lda     st_objective_y,x
        sta     zp_from_y
        jsr     foe_nearest
        stx     ai_threat
        rts
.endproc
