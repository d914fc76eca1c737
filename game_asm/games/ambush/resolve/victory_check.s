; Has anybody won?
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export victory_check
        .import man_fit, scenario_time_winner, victory_mission, alley_count

        .segment "RESOLVE"

AMERICAN_WINS   = 1
GERMAN_WINS     = 2
RAID_X          = 30
RAID_Y          = 52
BARN_X          = 41
BARN_Y          = 13
HALF            = 203                   ; of the squares of Alley Fight

;;; victory_check -- see at the end of a turn whether the battle is decided, and by what
;;; rule:     3.0.1 16.A1.2 16.A2.5 16.A2.6 16.A3.4 16.A4.6 16.A4.7 16.A5.2 16.B1.3 16.B1.4 16.B2.1
;;; rule:     16.B3.3 16.B4.2 16.B5.2 16.B6.3 16.N.1
;;; in:       state
;;; out:      st_winner = 0 nobody, 1 American, 2 German; st_reason = WHY_*
;;; clobbers: A X Y zp_t0..zp_t5
;;; cycles:   <= 4000
.proc victory_check
        lda     #WHY_DOWN
        sta     st_reason
        ldx     #0
        jsr     anyone_fit
        bcs     @alive
        ldx     #SQUAD                  ; he needs a man whom he can command
        jsr     anyone_fit
        bcs     german_wins
        lda     #WHY_BOTH
        sta     st_reason
        bne     german_wins             ; always
@alive: lda     #WHY_PLASTIC
        sta     st_reason
        ldx     st_scenario
        ldy     plastic_of,x
        beq     @down
        jsr     plastic_there
        bcc     @down
        ldx     st_scenario
        lda     plastic_winner,x
        bne     set_winner              ; always
@down:  lda     #WHY_DOWN
        sta     st_reason
        ldx     #SQUAD
        jsr     anyone_fit
        bcc     american_wins
        jsr     victory_mission
        bne     set_winner
        jmp     time_check
.endproc

.proc german_wins
        lda     #GERMAN_WINS
        bne     set_winner              ; always
.endproc
.proc american_wins
        lda     #AMERICAN_WINS
        falls_into set_winner
.endproc
.proc set_winner
        sta     st_winner
        rts
.endproc

; what is decided by plastic, by scenario: 0 nothing, else which area; and whose victory it is
plastic_of:     .byte 0, 0, 1, 0, 2, 0, 0, 3, 4, 0, 0, 0
plastic_winner: .byte 0, 0, AMERICAN_WINS, 0, GERMAN_WINS, 0, 0, GERMAN_WINS, AMERICAN_WINS, 0, 0, 0
; 3052, 4113, the factory's main shop, the church
plastic_left:   .byte RAID_X, BARN_X, 14, 41
plastic_right:  .byte RAID_X, BARN_X, 18, 45
plastic_bottom: .byte RAID_Y, BARN_Y, 18, 40
plastic_top:    .byte RAID_Y, BARN_Y, 22, 46

; C = 1 when plastic has gone off in area Y, 1..4.
.proc plastic_there
        ldx     blast_count
@blast: dex
        bmi     @no
        lda     blast_x,x
        cmp     plastic_left-1,y
        bcc     @blast
        lda     plastic_right-1,y
        cmp     blast_x,x
        bcc     @blast
        lda     blast_y,x
        cmp     plastic_bottom-1,y
        bcc     @blast
        lda     plastic_top-1,y
        cmp     blast_y,x
        bcc     @blast
        rts                             ; C = 1
@no:    clc
        rts
.endproc

; When the time is over, the scenario names the winner, or the squares of the alleys do.
.proc time_check
        lda     st_limit
        ora     st_limit+1
        beq     @nobody
        lda     st_clock
        cmp     st_limit
        lda     st_clock+1
        sbc     st_limit+1
        bcc     @nobody
        lda     #WHY_TIME
        sta     st_reason
        ldx     st_scenario
        cpx     #SCENARIO_ALLEY
        beq     alley_winner
        lda     scenario_time_winner,x
        jmp     set_winner
@nobody:
        lda     #0
        jmp     set_winner
.endproc

; Who holds more of the alleys?  With half each they are still the defender's.
.proc alley_winner
        lda     #WHY_CONTROL
        sta     st_reason
        jsr     alley_count
        lda     zp_t1
        bne     @american               ; above 255
        lda     zp_t0
        cmp     #HALF
        bcc     @german
        bne     @american
        lda     st_defender
        beq     @american
@german:
        jmp     german_wins
@american:
        jmp     american_wins
.endproc

; X = first man of a squad: C = 1 when one of it can still be commanded
.proc anyone_fit
        ldy     #SQUAD
@man:   jsr     man_fit
        bcs     @done
        inx
        dey
        bne     @man
@done:  rts
.endproc

