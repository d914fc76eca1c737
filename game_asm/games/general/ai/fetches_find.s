; Who fetches whom.
        .include "ai/ai.inc"

        .export fetch_cargo, fetches_find, foe_far
        .import foe_count, foe_unit, hex_distance, load_allowed, role_count, town_seat
        .import unit_indirect, unit_role, unit_traits, w_carry, w_haul, w_works

FETCH           = 2                     ; hexes that a carrier goes to fetch somebody

        .segment "COMPUTER_BSS"
fetch_cargo:    .res ARMY               ; by unit of the side: whom it takes on, NO_UNIT nobody

        .segment "COMPUTER"

;;; fetches_find -- a carrier for men far from their town and for guns that reach no enemy known
;;; rule:     2.12 9.8 9.9 9.11
;;; in:       ai_level, ai_first; unit_role, role_count, town_seat; foe_*; the units
;;; out:      fetch_cargo; unit_role, role_count: who is fetched has no town of his own
;;; clobbers: A X Y zp_t0 zp_arg0..zp_arg3 ai_unit ai_number ai_left ai_count ai_best
;;; cycles:   -
.proc fetches_find
        ldx     #ARMY - 1
        lda     #NO_UNIT
@none:  sta     fetch_cargo,x
        dex
        bpl     @none
        ldx     ai_level
        lda     w_carry,x
        ora     w_haul,x
        beq     @done                   ; this general's men walk
        lda     #0
        sta     ai_number
@man:   ldx     ai_number
        ldy     unit_role,x
        bpl     @goes
        .assert KEEPS & NO_TOWN & $80, error, "the sign"
        cpy     #NO_TOWN
        bne     @next                   ; it stays where it is
        jsr     gun
        bcc     @next
        bcs     @fetch                  ; always
@goes:
        lda     town_seat,y
        tay
        lda     town_col,y
        sta     zp_arg2
        lda     town_row,y
        sta     zp_arg3
        txa
        clc
        adc     ai_first
        sta     ai_unit
        tax
        lda     unit_flags,x
        and     #UF_HELD
        bne     @next
        ldy     unit_type,x
        cpy     #TYPE_EN
        bne     @foot
        ldy     ai_level
        lda     w_works,y
        bne     @next                   ; he is wanted where he is
        ldy     #TYPE_EN
@foot:  lda     unit_traits,y
        and     #TRAIT_FOOT
        beq     @next
        lda     unit_col,x
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        jsr     hex_distance
        ldx     ai_level
        cmp     w_carry,x
        bcc     @next                   ; it is not far
        lda     w_carry,x
        beq     @next
@fetch: jsr     carrier
@next:  inc     ai_number
        lda     ai_number
        cmp     #ARMY
        bcc     @man
@done:  rts
.endproc

; The nearest carrier that has to go somewhere fetches man ai_unit, who stands at zp_arg0, zp_arg1.
.proc carrier
        lda     #FETCH + 1
        sta     ai_best
        ldx     #ARMY - 1
@one:   stx     ai_left
        ldy     unit_role,x
        bmi     @next
        lda     fetch_cargo,x
        cmp     #NO_UNIT
        bne     @next
        txa
        clc
        adc     ai_first
        tax
        lda     unit_flags,x
        and     #UF_MOVED | UF_HELD
        bne     @next
        ldy     ai_unit
        jsr     load_allowed
        bcc     @next
        lda     unit_col,x
        sta     zp_arg2
        lda     unit_row,x
        sta     zp_arg3
        jsr     hex_distance
        cmp     ai_best
        bcs     @next
        sta     ai_best
        lda     ai_left
        sta     ai_count
@next:  ldx     ai_left
        dex
        bpl     @one
        lda     ai_best
        cmp     #FETCH + 1
        bcs     @done
        ldx     ai_count
        lda     ai_unit
        sta     fetch_cargo,x
        ldx     ai_number
        ldy     unit_role,x
        bmi     @done                   ; a gun
        lda     #NO_TOWN
        sta     unit_role,x
        lda     role_count,y
        sec
        sbc     #1
        sta     role_count,y
@done:  rts
.endproc

; C = 1: ai_unit, number ai_number of its side, is a gun that reaches no enemy known; zp_arg0,
; zp_arg1 = where it stands.
.proc gun
        txa
        clc
        adc     ai_first
        sta     ai_unit
        ldy     ai_level
        lda     w_haul,y
        beq     @no
        ldx     ai_unit
        lda     unit_col,x
        beq     @no
        lda     unit_flags,x
        and     #UF_HELD
        bne     @no
        ldy     unit_type,x
        lda     unit_traits,y
        and     #TRAIT_GUN
        beq     @no
        lda     unit_indirect,y
        pha
        jsr     foe_far
        sta     zp_arg4
        pla
        cmp     zp_arg4
        bcs     @no
        ldy     zp_arg4
        iny
        beq     @no                     ; nobody is known
        sec
        rts
@no:    clc
        rts
.endproc

;;; foe_far -- how far the nearest enemy known is from a unit
;;; in:       X = unit on the map; foe_count, foe_unit
;;; out:      A = hexes, 255 none is known; zp_arg0, zp_arg1 = where the unit stands
;;; clobbers: X Y zp_t0 zp_arg2 zp_arg3 ai_best
;;; cycles:   <= 9000
.proc foe_far
        lda     unit_col,x
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        lda     #$FF
        sta     ai_best
        ldx     foe_count
        beq     @done
@foe:   dex
        ldy     foe_unit,x
        lda     unit_col,y
        sta     zp_arg2
        lda     unit_row,y
        sta     zp_arg3
        jsr     hex_distance
        cmp     ai_best
        bcs     @next
        sta     ai_best
@next:  txa
        bne     @foe
@done:  lda     ai_best
        rts
.endproc
