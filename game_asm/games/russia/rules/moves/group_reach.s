; Where a group can move in this week.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "lib/hex/hex.inc"

        .export group_reach
        .import ground_at, ground_costs, hex_field, hex_flood, hex_flood_begin
        .import hex_flood_source, hex_neighbour, hex_stop, on_line, step_refused, steps_allowed

MARSH           = %00000010             ; of a ground byte: swamp and mountain have it, sea too

group           = zp_rules+8
way             = zp_rules+9
left            = zp_rules+10           ; steps beyond the first

        .segment "ORDERS"

;;; group_reach -- the hexes that a group can come to by strategic steps in this week
;;; rule:     6.2.5 6.2.6 6.2.8 6.2.11 6.10.2 8.8.1  the first step just so; beyond it nobody's
;;;           place is looked at, and swamp or mountains under a railway or frozen count as these
;;; in:       X = group of st_side on the map; zones_make's marks
;;; out:      hex_field: steps beyond the first; A = the most that count, or C = 1: nowhere
;;; clobbers: A X Y scratch zp_lib2 zp_hex zp_to zp_rules zp_group zp_unit hex_cost hex_stop
;;;           hex_goal hex_queue_* hex_field_page key_ring key_count
;;; cycles:   -
.proc group_reach
        stx     group
        lda     group_steps,x
        bne     @based
        lda     group_at_lo,x
        sta     zp_hex
        lda     group_at_hi,x
        sta     zp_hex+1
        ldy     st_side
        jsr     on_line
        bcc     @based
        lda     group_flags,x
        pha
        ora     #GF_BASED               ; it begins there, as step_take will find
        sta     group_flags,x
        jsr     steps_allowed
        tay
        pla
        sta     group_flags,x
        tya
        jmp     @steps
@based: jsr     steps_allowed
@steps: sec
        sbc     group_steps,x
        bcc     @none
        beq     @none
        sbc     #1                      ; C = 1
        sta     left
        jsr     ground_costs            ; an air group has no step beyond the first
        lda     #GROUND_ZONE | MARSH
        sta     hex_stop
        lda     #>hex_field
        ldx     left
        jsr     hex_flood_begin
        lda     #DIRECTIONS - 1
        sta     way
@way:   ldx     group
        lda     group_at_lo,x
        sta     zp_hex
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_hex+1
        sta     zp_arg1
        ldx     way
        jsr     hex_neighbour
        lda     zp_arg0
        sta     zp_to
        lda     zp_arg1
        sta     zp_to+1
        ldx     group
        jsr     step_refused
        cmp     #0
        bne     @next
        lda     zp_to
        sta     zp_arg0
        sta     zp_hex
        lda     zp_to+1
        sta     zp_arg1
        sta     zp_hex+1
        jsr     ground_at
        and     hex_stop
        bne     @ends
        jsr     hex_flood_source
        jmp     @next
@ends:  lda     zp_to+1                 ; entered, and not left again
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        tya
        sta     (zp_ptr0),y             ; Y = 0
@next:  dec     way
        bpl     @way
        jsr     hex_flood
        lda     left
        clc
        rts
@none:  sec
        rts
.endproc
