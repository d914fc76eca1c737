; A group goes by rail.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "refuse.inc"
        .include "macros.inc"
        .include "lib/hex/hex.inc"

        .export order_rail, rail_reach
        .import cursor_hex, cursor_show, field_here, group_tired, guns_back, hex_cost, hex_field, hex_flood
        .import hex_flood_begin, hex_flood_source, hex_stop, hexview_show, map_draw, msg_rail_keys, on_line
        .import pick_hex, prompt_at, shown, shown_limit, side_of, stack_at

MOST_RAILS      = 3
mine            = zp_overlay+8

        .segment "ORDERS"

;;; order_rail -- show where a group can go by rail, and take it where the player says
;;; rule:     6.3.1 6.3.2 6.3.3 6.3.4 6.2.7 6.7.3 8.1.6
;;; in:       X = group of st_side; zones_make's marks
;;; out:      group_at_lo, group_at_hi, group_flags, group_dug, group_guns; st_rails_used; the pools
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_rail
        stx     mine
        lda     st_rails_used
        cmp     #MOST_RAILS
        bcs     @three
        lda     group_flags,x
        and     #GF_SPENT | GF_ARMED | GF_MOVED
        bne     @spent
        lda     group_plot,x
        bne     @spent
        jsr     group_tired
        bcs     @spent
        lda     group_at_lo,x
        sta     zp_hex
        lda     group_at_hi,x
        sta     zp_hex+1
        ldy     st_side
        jsr     on_line
        bcc     @no_line
        jsr     rail_reach
        lda     #SHOW_REACH
        sta     shown
        lda     #0
        sta     shown_limit
        jsr     hexview_show
        jsr     cursor_show
@where: lda     #<msg_rail_keys
        ldy     #>msg_rail_keys
        jsr     prompt_at
        jsr     pick_hex
        bcs     @leave
        jsr     field_here
        bne     @far
        lda     st_side
        jsr     stack_at
        cmp     #STACK
        bcs     @full
        jsr     goes
@leave: lda     #SHOW_NOTHING
        sta     shown
        jmp     map_draw
@far:   jsr     @far_said
        jmp     @where
@full:  jsr     @full_said
        jmp     @where
@far_said:
        refuse  msg_rail_far
@full_said:
        refuse  msg_why_6
@three: refuse  msg_why_10
@spent: refuse  msg_why_1
@no_line:
        refuse  msg_why_9
.endproc

; The group is at zp_hex.
.proc goes
        ldx     mine
        lda     zp_hex
        sta     group_at_lo,x
        lda     zp_hex+1
        sta     group_at_hi,x
        jsr     guns_back
        lda     #0
        sta     group_dug,x
        lda     group_flags,x
        ora     #GF_MOVED | GF_RAILED | GF_SPENT
        sta     group_flags,x
        inc     st_rails_used
        rts
.endproc

;;; rail_reach -- the hexes that a side's railways lead to from one
;;; rule:     6.3.1 6.3.2 6.10.5
;;; in:       zp_hex = index; st_side; zones_make's marks
;;; out:      hex_field: 0 where they lead, 1 elsewhere
;;; clobbers: A X Y scratch zp_lib2 hex_cost hex_stop hex_goal hex_queue_* hex_field_page key_ring
;;;           key_count
;;; cycles:   -
.proc rail_reach
        ldx     #0
@cost:  jsr     cost_of
        sta     hex_cost,x
        inx
        bne     @cost
        stx     hex_stop
        lda     #>hex_field
        ldx     #0
        jsr     hex_flood_begin
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        jsr     hex_flood_source
        jmp     hex_flood
.endproc

; A = 0 where ground byte X carries st_side's trains.
.proc cost_of
        txa
        and     #GROUND_FOE | GROUND_ZONE
        bne     @never
        txa
        ldy     st_side
        and     rails,y
        bne     @free
        txa
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_CITY
        beq     @city
        cmp     #TERRAIN_FORT
        bne     @never
@city:  txa
        jsr     held_by
        bcc     @never
@free:  lda     #0
        rts
@never: lda     #HEX_NEVER
        rts
        .import held_by
.endproc
rails:  .byte   GROUND_RAIL_AXIS, GROUND_RAIL_SOVIET
