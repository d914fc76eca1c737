; A unit is taken up and put down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "refuse.inc"

        .export move_unit
        .import stands_here
        .import cursor_show, field_here, ghost_holds, hexview_show, msg_put_keys, pick_hex
        .import prompt_at, reach_find, shown, shown_limit, stack_count, unit_go, unit_name
        .import unit_sent
        .import zones_known

MINE            = zp_overlay+8          ; the unit at work
AT              = zp_overlay+9          ; two bytes

        .segment "MOVE"

;;; move_unit -- show where a unit can go, and put it where the player says
;;; rule:     2.3 2.4 2.6 2.43 3.3 4.1 4.3 4.4 7.11  as often as one likes: the cost counts from
;;;           where
;;;           its half-day began
;;; in:       X = unit of st_side on the map; hex_zones
;;; out:      the units; hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc move_unit
        stx     MINE
        lda     unit_flags,x
        and     #UF_FIXED
        beq     @free
        refuse  msg_not_free
@free:  jsr     ghost_holds
        bcc     @reach
        jsr     zones_known
        refuse_and_draw msg_astray
@reach: jsr     reach_find
        sta     shown_limit
        lda     #SHOW_REACH
        sta     shown
        jsr     hexview_show
        jsr     cursor_show
@where: lda     #<msg_put_keys
        ldy     #>msg_put_keys
        jsr     prompt_at
        ldx     MINE
        stx     zp_unit
        jsr     unit_name
        jsr     pick_hex
        bcs     @leave
        copy_word AT, zp_hex
        jsr     field_here
        lda     shown_limit
        cmp     (zp_ptr0),y
        bcs     @room
        jsr     @far
        bcs     @where                  ; always
@room:  ldx     MINE
        jsr     stands_here
        beq     @leave                  ; where it stands
@count: lda     st_side
        jsr     stack_count
        cmp     #STACK
        bcc     @put
        jsr     @full
        bcs     @where                  ; always
@put:   copy_word zp_hex, AT
        ldx     MINE
        jsr     unit_go
        jsr     unit_sent
@leave: lda     #0
        sta     shown
        rts
@far:   refuse  msg_put_far
@full:  refuse  msg_put_full
.endproc
