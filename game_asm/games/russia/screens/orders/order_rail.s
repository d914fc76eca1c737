; A group goes by rail.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "refuse.inc"
        .include "macros.inc"

        .export order_rail
        .import cursor_show, field_here, group_tired, hexview_show, map_draw
        .import msg_rail_keys, on_line, out_too_long, pick_hex, prompt_at, rail_reach, rail_take
        .import shown, shown_limit, stack_at, undo_hex, undo_keep

MOST_RAILS      = 3
mine            = zp_overlay+8

        .segment "ORDERS"

;;; order_rail -- show where a group can go by rail, and take it where the player says
;;; rule:     6.3.1 6.3.2 6.3.3 6.3.4 6.2.7 6.7.3 8.1.6 10.0.5
;;; in:       X = group of st_side; zones_make's marks
;;; out:      group_at_lo, group_at_hi, group_flags, group_dug, group_guns; st_rails_used;
;;;           hex_ground; the pools
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
        jsr     out_too_long
        bcs     @spent
        jsr     group_tired
        bcs     @spent
        lda     group_at_lo,x
        sta     zp_hex
        lda     group_at_hi,x
        sta     zp_hex+1
        ldy     st_side
        jsr     on_line
        bcs     @line
        refuse  msg_why_9
@spent: refuse  msg_why_1
@three: refuse  msg_why_10
@line:  jsr     rail_reach
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
        ldx     mine
        jsr     undo_keep
        copy_word zp_to, zp_hex
        jsr     undo_hex
        ldx     mine
        jsr     rail_take
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
.endproc
