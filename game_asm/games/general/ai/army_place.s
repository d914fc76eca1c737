; The computer places what it has bought.
        .include "ai/ai.inc"

        .export army_place
        .import ai_goal, area_has, foes_known, goal_flood, ground_at, hazards_mark, hex_distance
        .import field_at, hex_field, hex_ground, hex_place, may_set_up, multiply_8, piece_at
        .import piece_put, rng_below, terrain_covers, town_gets, town_given, town_zone, towns_judge
        .import unit_carried, unit_cost, unit_role, unit_traits, w_guard, w_scatter

TRIES           = 60
LAST_PAGE       = (34*50) / 256
COVER           = 8                     ; half points that cover is worth
HIGHEST         = HEIGHT / 4            ; and the greatest height
GUARD           = 4                     ; and that a hex from which a bridge is guarded is
NEAR_BRIDGE     = 4                     ; hexes to the bridge
BACK            = 18                    ; half points to a town that guns stay away
FAR             = 256 - 32              ; from so many on one hex is as bad as another

        .segment "COMPUTER_BSS"
town_share:     .res TOWNS              ; how much of the army each town deserves

        .segment "COMPUTER"

;;; army_place -- place all that st_side has bought and that is on no hex yet
;;; rule:     2.12 4.4 5.7
;;; in:       st_side; ai_level; the state
;;; out:      the units; rng_seed; who finds no place is lost, but of reinforcements: they wait for
;;;           the next turn
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc army_place
        jsr     foes_known
        jsr     hazards_mark
        jsr     towns_judge
        jsr     free_make
        jsr     bridges
        jsr     holders
        jsr     fronts
        lda     #0
        sta     ai_town
@town:  jsr     some
        bcs     @next
        lda     #TYPE_MT
        jsr     goal_flood
@unit:  jsr     put
        jsr     some
        bcc     @unit
@next:  inc     ai_town
        lda     ai_town
        cmp     st_towns
        bcc     @town
        lda     st_invaded
        bne     @forget
        lda     st_turn
        cmp     #2
        bcs     @done
@forget:
        ldx     ai_first
@lost:  lda     unit_hits,x
        beq     @other
        lda     unit_col,x
        bne     @other
        jsr     unit_carried
        bcs     @other
        lda     #0
        sta     unit_hits,x
@other: inx
        cpx     ai_end
        bne     @lost
@done:  rts
.endproc

; hex_field: 0 where st_side may place a unit, else 255.
.proc free_make
        lda     #<hex_field
        sta     ai_ptr
        lda     #>hex_field
        sta     ai_ptr+1
        lda     #$FF
        ldx     #LAST_PAGE + 1
        ldy     #0
@clear: sta     (ai_ptr),y
        iny
        bne     @clear
        inc     ai_ptr+1
        dex
        bne     @clear
        lda     #1
        sta     zp_row
@row:   lda     #1
        sta     zp_col
@hex:   ldx     zp_col
        ldy     zp_row
        jsr     area_has
        bcs     @next
        ldx     zp_col
        ldy     zp_row
        jsr     piece_at
        cmp     #NO_UNIT
        bne     @next
        ldx     zp_col
        ldy     zp_row
        jsr     ground_at
        and     #TERRAIN
        cmp     #TERRAIN_RIVER
        beq     @next                   ; nor in the water
        cmp     #TERRAIN_SEA
        beq     @next
        ldx     zp_col
        ldy     zp_row
        jsr     field_at
        tya
        sta     (zp_ptr0),y
@next:  inc     zp_col
        lda     st_map_cols
        cmp     zp_col
        bcs     @hex
        inc     zp_row
        lda     st_map_rows
        cmp     zp_row
        bcs     @row
        rts
.endproc

; The defender's general who guards bridges: hex_field is 1 in free hexes near a bridge.
.proc bridges
        ldx     ai_level
        lda     w_guard,x
        beq     @done
        lda     st_side
        beq     @done
        ldy     st_map_rows
@row:   sty     zp_row
        ldx     st_map_cols
@hex:   stx     zp_col
        ldy     zp_row
        jsr     ground_at
        and     #TERRAIN
        cmp     #TERRAIN_BRIDGE
        bne     @next
        jsr     round
@next:  ldx     zp_col
        dex
        bne     @hex
        ldy     zp_row
        dey
        bne     @row
@done:  rts
.endproc

; Free hexes near the bridge at zp_col, zp_row guard it.
.proc round
        lda     zp_col
        sta     zp_arg2
        lda     zp_row
        sta     zp_arg3
        sec
        sbc     #NEAR_BRIDGE
        sta     ai_left                 ; the row
        lda     #2 * NEAR_BRIDGE + 1
        sta     ai_count
@row:   lda     zp_arg2
        sec
        sbc     #NEAR_BRIDGE
        sta     ai_number
        lda     #2 * NEAR_BRIDGE + 1
        sta     ai_tries
@hex:   ldx     ai_number
        ldy     ai_left
        dex
        cpx     st_map_cols
        bcs     @next                   ; off the map
        inx
        dey
        cpy     st_map_rows
        bcs     @next
        iny
        stx     zp_arg0
        sty     zp_arg1
        jsr     hex_distance
        cmp     #NEAR_BRIDGE + 1
        bcs     @next
        jsr     field_at
        bne     @next
        lda     #1
        sta     (zp_ptr0),y
@next:  inc     ai_number
        dec     ai_tries
        bne     @hex
        inc     ai_left
        dec     ai_count
        bne     @row
        rts
.endproc

; Each town of the area gets its cheapest man, and no unit has another town yet.
.proc holders
        ldx     #ARMY - 1
        lda     #NO_TOWN
@none:  sta     unit_role,x
        dex
        bpl     @none
        ldx     st_town_hexes
        beq     @done
@hex:   dex
        stx     ai_number
        ldy     town_of,x
        lda     town_given,y
        bne     @next
        lda     town_col,x
        sta     zp_col
        lda     town_row,x
        sta     zp_row
        jsr     cheapest
        bcs     @done                   ; nobody is left
        jsr     unit_into
        bcs     @next
        ldx     ai_number
        ldy     town_of,x
        lda     #1
        sta     town_given,y
@next:  ldx     ai_number
        bne     @hex
@done:  rts
.endproc

; The cheapest unit on foot that is still to be placed: C = 0: ai_unit; C = 1 none.
.proc cheapest
        lda     #$FF
        sta     ai_best
        ldx     ai_first
@unit:  lda     unit_hits,x
        beq     @next
        lda     unit_col,x
        bne     @next
        ldy     unit_type,x
        lda     unit_traits,y
        and     #TRAIT_FOOT
        beq     @next
        jsr     unit_carried            ; it rides
        bcs     @next
        lda     unit_cost,y
        cmp     ai_best
        bcs     @next
        sta     ai_best
        stx     ai_unit
@next:  inx
        cpx     ai_end
        bne     @unit
        lda     ai_best
        cmp     #$FF
        rts
.endproc

; Unit ai_unit into the hex zp_col, zp_row: C = 0 it stands there.
.proc unit_into
        ldx     ai_unit
        lda     unit_type,x
        jsr     may_set_up
        bcs     @not
        ldx     ai_unit
        lda     zp_col
        sta     unit_col,x
        lda     zp_row
        sta     unit_row,x
        jsr     piece_put
        clc
@not:   rts
.endproc

; Units still to be placed get towns: those that the attacker has to take, and the defender to
; hold, three times as much as the others, and each as much as its points deserve.
.proc fronts
        ldx     #TOWNS - 1
@share: ldy     town_points,x
        sty     zp_t0
        lda     town_zone,x
        cmp     st_side
        bne     @little                 ; the attacker's own, the defender's foreign ones
        tya
        asl     a
        adc     zp_t0
        bcc     @little_a
        lda     #$FF
@little_a:
        tay
@little:
        tya
        sta     town_share,x
        dex
        bpl     @share
        lda     #0
        sta     ai_number
@unit:  lda     ai_number
        clc
        adc     ai_first
        tax
        lda     unit_hits,x
        beq     @next
        lda     unit_col,x
        bne     @next
        jsr     unit_carried
        bcs     @next
        stx     ai_unit
        jsr     neediest
        ldy     ai_number
        txa
        sta     unit_role,y
        jsr     town_gets
@next:  inc     ai_number
        lda     ai_number
        cmp     #ARMY
        bcc     @unit
        rts
.endproc

; X = the town that has least of what it deserves.
.proc neediest
        ldx     #0
        stx     ai_left
@town:  inx
        cpx     st_towns
        bcs     @done
        ldy     ai_left
        lda     town_share,y
        sta     zp_t0
        lda     town_given,x
        jsr     multiply_8
        sta     ai_best+1
        lda     zp_t1
        sta     ai_best
        lda     town_share,x
        sta     zp_t0
        lda     town_given,y
        jsr     multiply_8
        tay
        lda     ai_best
        cmp     zp_t1
        sty     zp_t1
        lda     ai_best+1
        sbc     zp_t1
        bcs     @town
        stx     ai_left
        bcc     @town                   ; always
@done:  ldx     ai_left
        rts
.endproc

; The first unit of town ai_town that is to be placed: C = 0: ai_unit; C = 1 none.
.proc some
        ldx     ai_first
        ldy     #0
@unit:  lda     unit_role,y
        cmp     ai_town
        bne     @next
        lda     unit_hits,x
        beq     @next
        lda     unit_col,x
        bne     @next
        stx     ai_unit
        clc
        rts
@next:  inx
        iny
        cpy     #ARMY
        bcc     @unit
        rts
.endproc

; Unit ai_unit into the free hex that is best for it: near its town, guns at some distance;
; rather in cover. Where it may not stand after all, the hex is free no more.
.proc put
        ldx     ai_unit
        ldy     unit_type,x
        lda     unit_traits,y
        and     #TRAIT_GUN
        sta     ai_kind
        lda     #TRIES
        sta     ai_tries
@try:   lda     #$FF
        sta     ai_best
        lda     #<hex_field
        sta     ai_ptr
        lda     #>hex_field
        sta     ai_ptr+1
        ldy     #0
@byte:  lda     (ai_ptr),y
        cmp     #2
        bcc     @free
@next:  iny
        bne     @byte
        inc     ai_ptr+1
        lda     ai_ptr+1
        cmp     #>hex_field + LAST_PAGE + 1
        bcc     @byte
        lda     ai_best
        cmp     #$FF
        beq     @none
        lda     ai_to
        sta     zp_arg0
        lda     ai_to+1
        sta     zp_arg1
        jsr     hex_place
        stx     zp_col
        sty     zp_row
        jsr     unit_into
        php
        ldx     zp_col
        ldy     zp_row
        jsr     field_at
        lda     #$FF
        sta     (zp_ptr0),y
        plp
        bcc     @done
        dec     ai_tries
        bne     @try
@none:  lda     ai_unit                 ; no place for it
        sec
        sbc     ai_first
        tay
        lda     #NO_TOWN
        sta     unit_role,y
@done:  rts
@free:  sty     ai_at
        jsr     judge
        ldy     ai_at
        jmp     @next
.endproc

; Hex ai_ptr + ai_at is the best so far, when it is.
.proc judge
        lda     ai_ptr+1
        sec
        sbc     #>hex_field
        sta     ai_at+1
        clc
        adc     #>ai_goal
        sta     zp_ptr0+1
        lda     #0
        sta     zp_ptr0
        ldy     ai_at
        lda     (zp_ptr0),y
        cmp     #FAR
        bcs     @far                    ; or no way from there
        ldx     ai_kind
        beq     @goal
        sec
        sbc     #BACK
        bcs     @goal
        eor     #$FF
        adc     #1
@goal:  sta     ai_worth
        clc
        adc     #32 - COVER - HIGHEST - GUARD
        cmp     ai_best                 ; not even in cover and high up
        bcs     @done
        lda     ai_at+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        pha
        and     #TERRAIN
        tax
        lda     terrain_covers,x
        beq     @open
        lda     #COVER
@open:  sta     zp_t0
        pla
        ldx     ai_kind
        beq     @low
        and     #HEIGHT
        lsr     a
        lsr     a                       ; guns stand high
        adc     zp_t0
        sta     zp_t0
@low:   lda     ai_kind
        bne     @guns
        lda     (ai_ptr),y              ; 1 = a bridge is guarded from there
        beq     @guns
        lda     #GUARD
        clc
        adc     zp_t0
        sta     zp_t0
@guns:  lda     ai_worth
        clc
        adc     #32
        sbc     zp_t0                   ; C = 0: one more, for all alike
@far:   sta     ai_worth
        ldx     ai_level
        lda     w_scatter,x
        beq     @sure
        jsr     rng_below
@sure:  clc
        adc     ai_worth
        bcc     @compare
        lda     #$FE
@compare:
        cmp     ai_best
        bcs     @done
        sta     ai_best
        lda     ai_at
        sta     ai_to
        lda     ai_at+1
        sta     ai_to+1
@done:  rts
.endproc
