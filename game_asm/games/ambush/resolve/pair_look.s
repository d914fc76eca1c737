; Whether one man sees another now.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .include "resolve/pair_gap.inc"
        .export pair_look, pair_watch
        .import chance_happens, line_chance, pair_lines, pair_row, pair_spot, pair_squares
        .import pair_view, rng_word, sight_primary, spot_apart, pair_lost, pair_spotted

        .segment "RESOLVE"

; measure_gap by a call
.proc gap_measure
        measure_gap
        rts
.endproc

;;; pair_look -- does a soldier see an enemy now?
;;; rule:     10.1 to 10.11; a man once spotted stays seen while he is in the field of
;;;           vision and in line of sight
;;; in:       zp_looker zp_looked = men of different squads; zp_roll = 1 when he may be
;;;           spotted again
;;; out:      man_sees_* seen_by man_seen fresh; movie_log known_x known_y control_due
;;; clobbers: A X Y and what the rules use
;;; cycles:   -
.proc pair_look
        ldx     zp_looker
        ldy     zp_looked
        lda     man_in_play,y
        beq     @lost
        lda     man_in_play,x
        beq     @lost
        lda     man_wounds,x
        cmp     #WOUNDS_SHOCK
        bcs     @lost
        jsr     gap_measure
        bne     @apart
        jmp     pair_spotted            ; 10.11
@apart: ldy     man_facing,x
        cpy     #5
        bcs     @back_half
        lda     zp_sight_gap,y                ; how far ahead
        bmi     @lost
        bpl     pair_watch              ; always
@back_half:
        cpy     #FACING_FIGHT
        beq     @lost
        lda     zp_sight_gap-4,y
        beq     pair_watch
        bmi     pair_watch
@lost:  ldy     zp_looked
        lda     seen_by,y
        beq     @done                   ; by nobody, then
        jmp     pair_lost
@done:  rts
.endproc

;;; pair_watch -- does a soldier see an enemy elsewhere who lies in his field of vision?
;;; rule:     10.1 to 10.7, 10.9
;;; in:       X = zp_looker; zp_looked; zp_sight_gap is measured; zp_roll as for pair_look
;;; out:      man_sees_* seen_by man_seen fresh; movie_log known_x known_y control_due
;;; clobbers: A X Y and what the rules use
;;; cycles:   -
.proc pair_watch
        lda     zp_looked
        clc
        adc     pair_row,x
        sta     zp_pair
        tay
        lda     pair_hi,y
        cmp     #NOT_KNOWN
        bcc     @known
        bne     @lost
        ldy     zp_looked
        jsr     pair_lines
        cmp     #LINE_NONE
        beq     @lost
@known: sta     zp_look_x
        ldx     zp_looker
        ldy     zp_looked
        when_seen @seen
        beq     @spot
@seen:  bit     zp_look_x               ; in sight: what screens may be enough when both lie
        bpl     @done
        lda     man_posture,x
        and     man_posture,y           ; POSTURE_PRONE = 1
        beq     @done
        jsr     pair_view
        bcc     @lost
@done:  rts
@lost:  ldx     zp_looker
        ldy     zp_looked
        when_seen @from
        beq     @done                   ; he has not seen him
@from:  jmp     pair_lost
@spot:  lda     zp_roll
        beq     @done
        bit     zp_look_x
        bpl     @clear_way
        lda     man_posture,x
        and     man_posture,y           ; POSTURE_PRONE = 1
        bne     @screen
@clear_way:
        jsr     pair_clear
        bcc     @done
        bcs     @roll                   ; always
@screen:
        jsr     pair_spot
        bcc     @done
@roll:  jsr     rng_word
        jsr     chance_happens
        bcc     @done
        jmp     pair_spotted
.endproc

; pair_spot for X = zp_looker and Y = zp_looked when no screen hides him, who lies in the field of
; vision; zp_sight_gap is measured, their line known.
.proc pair_clear
        stx     zp_sight_looker
        sty     zp_sight_target
        lda     man_facing,x
        sta     zp_facing
        ldx     zp_pair
        lda     pair_lo,x
        sta     zp_chance
        lda     pair_hi,x
        and     #$7F                    ; without what tells of screens
        sta     zp_chance+1
        cmp     #LINE_COUNTED
        bne     @known
        ldx     zp_looker
        jsr     pair_squares
        jsr     line_chance
@known:
        ldy     zp_facing
        beq     @primary                ; scanning
        dey
        tya
        and     #3
        tay
        lda     zp_sight_gap+1,y
        bpl     @ahead
        eor     #$FF
        clc
        adc     #1
@ahead: tax
        tya
        eor     #2                      ; and to the side
        tay
        lda     zp_sight_gap+1,y
        bpl     @side
        eor     #$FF
        clc
        adc     #1
@side:  cmp     sight_primary,x
        beq     @primary
        lda     #1
        bcs     @field
@primary:
        lda     #2
@field: sta     zp_sight_field
        jmp     spot_apart
.endproc
