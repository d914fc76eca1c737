; A sector is given to the computer.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "refuse.inc"

        .export order_sector
        .import group_kind, hex_distance, hex_place, line_input, line_number
        .import msg_sector, msg_sector_back, panel_first, panel_group, prompt_at, side_of

MOST            = 2                     ; figures

group           = zp_overlay+8
reach           = zp_overlay+9
gives           = zp_overlay+10         ; STANDING_STAFF, or STANDING_NONE: they are taken back
found           = zp_overlay+11

        .segment "ORDERS"

;;; order_sector -- the own groups around the cursor to the computer's planner, or back from it
;;; rule:     3.0.1  ours: it plans as for a whole side, for these groups only
;;; in:       st_side; the cursor
;;; out:      group_standing; C = 0: st_phase = PHASE_STAFF, it plans now; C = 1; of groups taken
;;;           back group_plot = 0
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_sector
        ldx     #STANDING_STAFF
        stx     gives
        lda     panel_first
        jsr     panel_group
        bcs     @ask
        lda     group_standing,x
        cmp     #STANDING_STAFF
        bne     @ask
        jsr     side_of
        cmp     st_side
        bne     @ask
        lda     #STANDING_NONE
        sta     gives
        lda     #<msg_sector_back
        ldy     #>msg_sector_back
        bne     @prompt                 ; always
@ask:   lda     #<msg_sector
        ldy     #>msg_sector
@prompt:
        jsr     prompt_at
        ldx     #MOST
        jsr     line_input
        bcs     @not
        beq     @not
        jsr     line_number
        bcs     @not
        lda     zp_arg0
        sta     reach
        lda     #0
        sta     found
        lda     #1
        sta     group
@group: jsr     near
        bcs     @next
        lda     gives
        sta     group_standing,x
        inc     found
        cmp     #STANDING_NONE
        bne     @next
        lda     #0
        sta     group_plot,x
@next:  inc     group
        bpl     @group
        lda     found
        beq     @none
        lda     gives
        beq     @not
        lda     #PHASE_STAFF
        sta     st_phase
        clc
        rts
@none:  refuse  msg_find_none
@not:   sec
        rts
.endproc
        .assert STANDING_NONE = 0, error, "no standing order is no zero"

; C = 0: X = `group` is a combat group of st_side no farther than `reach` from the cursor.
.proc near
        ldx     group
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @no
        sta     zp_arg1
        jsr     side_of
        cmp     st_side
        bne     @no
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @no
        lda     group_at_lo,x
        sta     zp_arg0
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        ldx     st_cursor_x
        inx
        stx     zp_arg2
        ldy     st_cursor_y
        iny
        sty     zp_arg3
        jsr     hex_distance
        ldx     group
        cmp     reach
        beq     @yes
        rts                             ; C = 0 when it is nearer
@yes:   clc
        rts
@no:    sec
        rts
.endproc
