; Groups that go on by themselves, week after week.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "lib/hex/hex.inc"

        .export standing_go
        .import ground_costs, hex_field, hex_flood, hex_flood_begin
        .import hex_flood_source, hex_neighbour, hex_stop, side_of, step_refused, step_take

FARTHEST        = 120                   ; hexes, more than the map is wide

group           = zp_rules+8
way             = zp_rules+9
best            = zp_rules+10           ; distance to the goal
best_way        = zp_rules+11           ; 1..6, 0 none

        .segment "ORDERS"

;;; standing_go -- each group of st_side with a standing order takes this week's steps to its goal
;;; rule:     6.2.5 6.2.6  ours: the order becomes steps that any player could have taken
;;; in:       st_side; group_standing, group_goal_lo, group_goal_hi; zones_make's marks
;;; out:      group_at_lo, group_at_hi, group_flags, group_steps, group_dug, group_guns; the units,
;;;           pools and ground; group_standing of who has come there
;;; clobbers: A X Y scratch zp_lib2 zp_hex zp_to zp_rules zp_group zp_unit zp_terrain zp_river
;;;           hex_field hex_cost hex_stop hex_goal hex_queue_* hex_field_page key_ring key_count
;;; cycles:   -
.proc standing_go
        lda     #1
        sta     group
@group: ldx     group
        lda     group_standing,x
        cmp     #STANDING_GO
        bne     @next
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     side_of
        cmp     st_side
        bne     @next
        jsr     one
@next:  inc     group
        bpl     @group
        rts
.endproc

; `group` goes.
.proc one
        lda     #0
        sta     hex_stop
        jsr     ground_costs
        lda     #>hex_field
        ldx     #FARTHEST
        jsr     hex_flood_begin
        ldx     group
        lda     group_goal_lo,x
        sta     zp_arg0
        lda     group_goal_hi,x
        sta     zp_arg1
        jsr     hex_flood_source
        jsr     hex_flood
@step:  ldx     group
        lda     group_at_lo,x
        sta     zp_hex
        sta     zp_to
        lda     group_at_hi,x
        sta     zp_hex+1
        sta     zp_to+1
        jsr     far
        sta     best
        beq     @there
        lda     #0
        sta     best_way
        lda     #DIRECTIONS
        sta     way
@way:   jsr     next_hex
        jsr     far
        cmp     best
        bcs     @no
        pha
        ldx     group
        jsr     step_refused
        tay
        pla
        cpy     #WHY_NONE
        bne     @no
        sta     best
        lda     way
        sta     best_way
@no:    dec     way
        bne     @way
        lda     best_way
        beq     @done
        sta     way
        jsr     next_hex
        ldx     group
        lda     best_way
        sec
        sbc     #1
        jsr     step_take
        jmp     @step
@there: ldx     group
        lda     #STANDING_NONE
        sta     group_standing,x
@done:  rts
.endproc

; zp_to = the hex beside zp_hex in direction way - 1.
.proc next_hex
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        ldx     way
        dex
        jsr     hex_neighbour
        lda     zp_arg0
        sta     zp_to
        lda     zp_arg1
        sta     zp_to+1
        rts
.endproc

; A = how far zp_to lies from the goal.
.proc far
        lda     zp_to
        sta     zp_ptr0
        lda     zp_to+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        rts
.endproc
