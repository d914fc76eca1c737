; The missions of attacking formations, and the watch over their progress.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export mission_watch
        .exportzp ai_mission, ai_mission_new
        .import unit_select, place_get, near_find, foe_row
        .import w_patience, w_round, ai_flank, ai_again, under_way, middle_to

to_go    := own_watch
at       := own_watch+2
north    := own_watch+3                 ; known enemies on that side of its way, less the others

        .segment "COMPUTER"

;;; mission_watch -- the formation's mission; another when it has made no headway for some turns
;;; rule:     W23  straight on, then round by the side with fewer known enemies, then through; who
;;; rule:     W23  attacks a defender begins with a flank
;;; in:       ai_mission_new = 0; ai_letter ai_first ai_row ai_known foe_row ai_flank ai_level
;;;           ai_again; zp_side, st_turn; st_mission*
;;; out:      ai_mission ai_mission_new; ai_row by it; changes st_mission st_mission_left
;;; clobbers: A X Y zp_unit zp_unit_no zp_from_x zp_from_y zp_to_x zp_to_y near_dx near_dy ai_t0
;;;           zp_t0 zp_t1 own_watch..own_watch+3
;;; cycles:   -
.proc mission_watch
        lda     ai_letter
        ldx     zp_side
        beq     @side
        clc
        adc     #FORMATIONS
@side:  sta     at
        jsr     way_to_go
        ldx     at
        lda     st_turn
        cmp     #2
        bcs     @known
        lda     ai_flank
        sta     st_mission,x
@known: lda     to_go
        beq     @fresh                  ; nobody is under way
        ldy     st_turn
        cpy     #2
        bcc     @fresh
        cmp     st_mission_left,x
        bcc     @fresh
        lda     ai_letter
        adc     #0                      ; C = 1
        cmp     ai_again
        bcc     @row                    ; before RESET this turn was counted
        inc     st_mission,x
        lda     st_mission,x
        cmp     #MISSION_NORTH          ; C = 1: by a flank, and given twice the time
        and     #<~MISSION_MASK
        bcc     @turns
        lsr     a
@turns: cmp     w_patience
        bcc     @row
        ldy     ai_level
        bne     @fresh                  ; lower levels keep to what they began with
        jsr     another
        ldx     at
@fresh: lda     to_go
        bne     @left
        lda     #$FF
@left:  sta     st_mission_left,x
        lda     st_mission,x
        and     #MISSION_MASK
        sta     st_mission,x
@row:   lda     st_mission,x
        and     #MISSION_MASK
        sta     ai_mission
        beq     @done
        cmp     #MISSION_THROUGH
        beq     @done
        cmp     #MISSION_SOUTH
        lda     w_round
        bcs     @set
        eor     #$FF                    ; north: so many below 0
        adc     #1
@set:   sta     ai_row
@done:  rts
.endproc

        .assert MISSION_NORTH < MISSION_SOUTH, error, "one comparison tells them"

; The next mission after st_mission.
.proc another
        lda     #1
        sta     ai_mission_new
        ldx     at
        lda     st_mission,x
        and     #MISSION_MASK
        bne     @through
        jsr     sides
        ldx     at
        lda     #MISSION_NORTH
        ldy     north
        beq     @set
        bmi     @set
        lda     #MISSION_SOUTH
        bne     @set                    ; always
@through:
        lda     #MISSION_THROUGH
@set:   sta     st_mission,x
        rts
.endproc

; north = known enemies north of the formation's rows, less those south of them.
.proc sides
        lda     #0
        sta     north
        ldx     zp_side
        lda     st_objective_y,x
        clc
        adc     ai_row
        sta     ai_t0
        ldx     ai_known
        beq     @done
@foe:   lda     foe_row-1,x
        cmp     ai_t0
        beq     @next
        bcs     @south
        inc     north
        bne     @next
@south: dec     north
@next:  dex
        bne     @foe
@done:  rts
.endproc

; to_go = squares to the objective of the formation's units that are under way, in fours.
.proc way_to_go
        lda     #0
        sta     to_go
        sta     to_go+1
        jsr     middle_to
        ldx     #0
@unit:  stx     ai_t0
        txa
        clc
        adc     ai_first
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        jsr     under_way
        bcc     @next
        jsr     place_get
        bmi     @next
        jsr     near_find
        clc
        adc     to_go
        sta     to_go
        bcc     @next
        inc     to_go+1
@next:  ldx     ai_t0
        inx
        cpx     #IN_FORMATION
        bne     @unit
        lsr     to_go+1                 ; at most 792
        ror     to_go
        lsr     to_go+1
        ror     to_go
        rts
.endproc
