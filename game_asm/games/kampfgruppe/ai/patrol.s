        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export patrol
        .import ai_bold, row_turned
        .import in_meeting
        .import w_look_margin, stays_in, goal_set, via_river, river_at, under_way

        .segment "COMPUTER"

PATROL_COLUMNS  = 15                    ; from the enemy's edge of the objective area
PATROL_ROWS     = 17

;;; patrol -- the unit at work looks for enemies in the objective area, square by square
;;; rule:     W23 10.2.1  who lies halted there is seen from two squares only, and scores
;;; rule:     W23  in a meeting who does badly enough by the report, for who waits is seen late
;;; in:       zp_unit zp_unit_no, zp_side, st_battle st_turn; ai_forward ai_level ai_margin
;;; out:      C = 1; a goal when it has none; changes unit_records
;;; clobbers: A X Y, as goal_set and the overlay's own
;;; cycles:   -
.proc patrol
        lda     ai_level
        cmp     #LEVEL_1
        beq     @stays
        jsr     under_way
        bcs     @yes
        jsr     in_meeting
        bne     @look
        lda     ai_bold
        bne     @look
        ldx     zp_side
        lda     ai_margin
        cmp     w_look_margin,x
        bcs     @look                   ; else: who waits in cover shoots first
@stays: clc
        rts
@look:  lda     zp_unit_no              ; other squares for each unit and turn
        asl     a
        asl     a
        adc     zp_unit_no
        adc     st_turn
@cols:  cmp     #PATROL_COLUMNS
        bcc     @column
        sbc     #PATROL_COLUMNS
        bcs     @cols                   ; always
@column:
        eor     #$FF                    ; from the enemy's edge back
        sec
        adc     #AREA
        ldx     ai_forward
        bpl     @east
        eor     #$FF
        clc
        adc     #1
@east:
        ldx     zp_side
        clc
        adc     st_objective_x,x
        sta     ai_goal_x
        lda     #PATROL_ROWS
        jsr     row_turned
        sec
        sbc     #PATROL_ROWS / 2
        clc
        adc     st_objective_y,x
        sta     ai_goal_y
        tay
        ldx     ai_goal_x
        jsr     river_at
        bcs     @no                     ; off the map, too
        jsr     via_river
        jsr     stays_in
        bcc     @no
        jmp     goal_set
@no:    clc
@yes:   rts
.endproc
