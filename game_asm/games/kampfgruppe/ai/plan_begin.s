; What the computer knows before it plans: its part, the enemies it sees, ways over a river.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .import bold_find
        .export plan_begin, foe_col, foe_row, foe_kind, foe_weight, cross_col, cross_row
        .import foe_select, side_attacks, weapon_kind, foe_nearest, place_of, crossings_list
        .import foes_known, foe_no, own_squares_take, flank_choose
        .import foes_pierce, front_find, gather_choose, foe_range, own_there, middle_from

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
;;;           ai_gathers ai_crossings cross_*; changes st_sight_*
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
        jsr     gather_choose
        jsr     flank_choose
        jmp     bold_find
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
        lda     zp_side
        eor     #1
        tay
        ldx     zp_foe_no
        jsr     place_of
        bmi     @skip
        ldx     ai_foes
        sta     foe_col,x
        tya
        sta     foe_row,x
        lda     zp_foe_no
        sta     foe_no,x
        ldy     #U_WEAPON
        lda     (zp_foe),y
        tay
        lda     weapon_kind,y
        and     #KIND_MASK
        sta     foe_kind,x
        cmp     #KIND_ANTI_TANK
        lda     #0
        bcs     @weight
        lda     #WEIGHT_OTHER
@weight:
        sta     foe_weight,x
        inc     ai_foes
@skip:  inc     ai_t0
        lda     ai_t0
        cmp     #UNITS
        bcc     @next
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
        jsr     foe_range
        jsr     own_there
        bcc     @free
        lda     #WEIGHT_NEVER
        sta     foe_weight,x
@free:  txa
        bne     @foe
@done:  rts
.endproc

; The seen enemy nearest to the side's objective.
.proc threat_find
        jsr     middle_from
        jsr     foe_nearest
        stx     ai_threat
        rts
.endproc
