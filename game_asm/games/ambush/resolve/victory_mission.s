; Patrols that arrive, and men who come back.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export victory_mission
        .import man_fit

AMERICAN_WINS   = 1
GERMAN_WINS     = 2
NEAR            = 3                     ; squares from a target that count as there

        .segment "RESOLVE"

;;; victory_mission -- has somebody done what his scenario asks of him?
;;; rule:     16.A2.6 16.A4.6 16.A4.7 16.B1.3 16.B2.1 16.B5.2
;;; in:       state
;;; out:      A = 0 nobody, 1 American, 2 German, Z accordingly; st_reason; man_passed
;;; clobbers: X Y zp_t0..zp_t4
;;; cycles:   <= 3000
.proc victory_mission
        lda     #WHY_ARRIVED
        sta     st_reason
        ldx     st_scenario
        lda     missions,x
        asl     a
        tax
        lda     mission_jumps+1,x
        pha
        lda     mission_jumps,x
        pha
        rts
.endproc

; none; Germans unwounded, Americans unwounded, Germans and Americans not in shock; far squares
missions:       .byte 0, 1, 0, 2, 0, 3, 4, 0, 0, 5, 0, 0
mission_jumps:  .word mission_none-1, german_patrol-1, american_patrol-1, german_squad-1
                .word american_squad-1, far_squares-1

.proc mission_none
        lda     #0
        rts
.endproc

; The unwounded Germans, at least three, are there.
.proc german_patrol
        lda     #3
        ldx     #SQUAD
        ldy     #1
        jsr     arrived
        lda     #GERMAN_WINS
        bcs     @won
        lda     #0
@won:   rts
.endproc

; The unwounded Americans, at least half of those who started, are there.
.proc american_patrol
        jsr     american_half
        ldy     #1
        jsr     arrived
        lda     #AMERICAN_WINS
        bcs     @won
        lda     #0
@won:   rts
.endproc

; All Germans who are not in shock, at least half the patrol, are there.
.proc german_squad
        lda     st_started+1
        lsr     a
        adc     #0                      ; half, rounded up
        ldx     #SQUAD
        ldy     #WOUNDS_SHOCK
        jsr     arrived
        lda     #GERMAN_WINS
        bcs     @won
        lda     #0
@won:   rts
.endproc

.proc american_squad
        jsr     american_half
        ldy     #WOUNDS_SHOCK
        jsr     arrived
        lda     #AMERICAN_WINS
        bcs     @won
        lda     #0
@won:   rts
.endproc

; A = half of the Americans who started, rounded up; X = 0.
.proc american_half
        ldx     #0
        lda     st_started
        lsr     a
        adc     #0
        rts
.endproc

; C = 1 when all men of the squad from X on whose wounds are below Y stand within three squares of
; its target, and there are at least A of them.
.proc arrived
        sta     zp_t0
        sty     zp_t1
        ldy     #0                      ; the target of side X
        cpx     #SQUAD
        bcc     @target
        ldy     #2
@target:
        lda     st_target,y
        sta     zp_t2
        lda     st_target+1,y
        sta     zp_t3
        lda     #0
        sta     zp_t4
        ldy     #SQUAD
@man:   lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     zp_t1
        bcs     @next
        inc     zp_t4
        lda     man_x,x
        sec
        sbc     zp_t2
        jsr     is_near
        bcs     @far
        lda     man_y,x
        sec
        sbc     zp_t3
        jsr     is_near
        bcs     @far
@next:  inx
        dey
        bne     @man
        lda     zp_t4
        cmp     zp_t0
        rts
@far:   clc
        rts
.endproc

; C = 1 when the difference A is more than NEAR either way.
.proc is_near
        clc
        adc     #NEAR
        cmp     #2 * NEAR + 1
        rts
.endproc

; A man is back at his side's edge who was in its far square at the end of a turn before.
.proc far_squares
        lda     #WHY_RETURNED
        sta     st_reason
        ldx     #SOLDIERS-1
@man:   jsr     man_fit
        bcc     @next
        ldy     #0
        cpx     #SQUAD
        bcc     @side
        ldy     #1
@side:  lda     man_passed,x
        beq     @there
        lda     man_y,x
        cmp     home_row,y
        beq     @home
@there: lda     man_x,x
        cmp     #40
        bne     @next
        lda     man_y,x
        cmp     far_row,y
        bne     @next
        lda     #1
        sta     man_passed,x
@next:  dex
        bpl     @man
        lda     #0
        rts
@home:  tya
        clc
        adc     #1                      ; AMERICAN_WINS, GERMAN_WINS
        rts
.endproc

far_row:        .byte 55, 13
home_row:       .byte 11, 64

