; Who sees whom, kept up to date as soldiers move.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export sight_update, sight_all, pair_look, pair_spotted, pair_sees
        .import pair_view, pair_spot, pair_lines, pair_alike, pair_blind, pair_row, pair_squares
        .import line_chance
        .import spot_apart, sight_primary
        .import chance_happens, rng_word, movie_add
        .import man_seen, seen_bit_lo, seen_bit_hi

; In line where a call would take too long.
; How far from man X to man Y.  Z = 1 when they are in one square; X and Y kept.
.macro measure_gap
        sec
        lda     man_x,y
        sbc     man_x,x
        sta     zp_sight_gap_x
        sec
        lda     man_y,y
        sbc     man_y,x
        sta     zp_sight_gap_y
        clc
        adc     zp_sight_gap_x
        sta     zp_sight_gap_both
        lda     zp_sight_gap_x
        sec
        sbc     zp_sight_gap_y
        sta     zp_sight_gap_across
        ora     zp_sight_gap_both       ; both 0 then
.endmacro

; On to `seen`, or Z = 0, when man X has man Y in sight; X and Y kept.
.macro when_seen seen
        lda     man_sees_lo,x
        and     seen_bit_lo,y
        bne     seen
        lda     man_sees_hi,x
        and     seen_bit_hi,y
.endmacro

        .segment "RESOLVE_BSS"
zp_sight_gap_y        = zp_sight_gap+1              ; rows north to the German
zp_sight_gap_both     = zp_sight_gap+2              ; both together
zp_sight_gap_x        = zp_sight_gap+3              ; columns east
zp_sight_gap_across   = zp_sight_gap+4              ; those less the rows
germans:        .res SQUAD              ; those who have changed

        .segment "RESOLVE"

;;; sight_update -- look again at every pair of which one has changed
;;; rule:     10.8  only in the field of vision; 10.11 in the same square
;;; in:       changed any_changed
;;; out:      man_sees_* man_seen fresh; changed and any_changed cleared; seen_by known_x
;;;           known_y
;;; clobbers: A X Y zp_inner zp_step and what the rules use, zp_index
;;; cycles:   -
; At most 12 cycles when nothing has changed.
.proc sight_update
        lda     any_changed
        beq     @done
        lda     #0
        sta     any_changed
        sta     zp_sight_gap
        lda     #1
        sta     zp_roll
        ldx     #0
        ldy     #SQUAD
@german:
        lda     changed,y
        beq     @same
        tya
        sta     germans,x
        inx
@same:  iny
        cpy     #SOLDIERS
        bne     @german
        stx     zp_step                 ; so many Germans have changed
        ldx     #SQUAD-1                ; Americans in the outer loop
@man:   stx     zp_index
        lda     changed,x
        bne     @all
        ldx     zp_step
        jmp     @few
@some:  stx     zp_sight_left
        ldy     germans,x
        sty     zp_inner
        ldx     zp_index
        jsr     pair_both
        ldx     zp_sight_left
@few:   dex
        bpl     @some
        bmi     @next                   ; always
@all:   ldy     #SOLDIERS-1
@enemy: sty     zp_inner
        ldx     zp_index
        jsr     pair_both
        ldy     zp_inner
        dey
        cpy     #SQUAD
        bcs     @enemy
@next:  ldx     zp_index
        dex
        bpl     @man
        ldx     #SOLDIERS-1
@clear: lda     changed,x
        beq     @was
        sta     fresh,x
        lda     #0
        sta     changed,x
@was:   dex
        bpl     @clear
@done:  rts
.endproc

; The same for any two, one look after the other.
.proc pair_apiece
        stx     zp_looker
        sty     zp_looked
        jsr     pair_look
        ldx     zp_inner
        stx     zp_looker
        ldy     zp_index
        sty     zp_looked
        jmp     pair_look
.endproc

; measure_gap by a call
.proc gap_measure
        measure_gap
        rts
.endproc

; X = zp_index, an American, and Y = zp_inner, a German, look at each other.
.proc pair_both
        lda     man_in_play,x
        and     man_in_play,y
        beq     pair_apiece
        tya
        clc
        adc     pair_row,x
        sta     zp_pair
        tax
        lda     pair_hi,x
        ldx     zp_index
        cmp     #NOT_KNOWN
        bne     @look_both
        jsr     pair_blind
        bne     @may
        ldx     zp_index
        ldy     zp_inner
        stx     zp_line_looker
        sty     zp_line_target
        lda     #LINE_NONE
        jsr     pair_alike
        ldx     zp_inner
        ldy     zp_index
        when_seen @may
        bne     @may
        ldx     zp_index
        ldy     zp_inner
        when_seen @look_both
        bne     @look_both
        rts                             ; as most: neither has seen the other
@here:  jmp     pair_apiece             ; in one square
@may:   ldx     zp_index
        ldy     zp_inner
@look_both:
        measure_gap
        beq     @here
        lda     man_wounds,x
        cmp     #WOUNDS_SHOCK
        bcs     @lost
        ldy     man_facing,x
        cpy     #5
        bcs     @back_half
        lda     zp_sight_gap,y                ; how far ahead
        bmi     @lost
@look:  stx     zp_looker
        ldy     zp_inner
        sty     zp_looked
        jsr     pair_watch
@other: ldx     zp_inner
        lda     man_wounds,x
        cmp     #WOUNDS_SHOCK
        bcs     @gone
        ldy     man_facing,x            ; he looks along the same gap the other way
        cpy     #5
        bcs     @front_half
        lda     zp_sight_gap,y
        beq     @look_2
        bpl     @gone
@look_2:
        stx     zp_looker
        ldy     zp_index
        sty     zp_looked
        jmp     pair_watch
@back_half:
        cpy     #FACING_FIGHT
        beq     @lost
        lda     zp_sight_gap-4,y
        beq     @look
        bmi     @look
@lost:  ldy     zp_inner
        when_seen @from
        beq     @other                  ; he has not seen him
@from:  stx     zp_looker
        sty     zp_looked
        jsr     pair_lost
        jmp     @other
@front_half:
        cpy     #FACING_FIGHT
        beq     @gone
        lda     zp_sight_gap-4,y
        bpl     @look_2
@gone:  ldy     zp_index
        when_seen @last
        beq     @done
@last:  stx     zp_looker
        sty     zp_looked
        jmp     pair_lost
@done:  rts
.endproc

;;; sight_all -- the regular round of spotting: every pair
;;; in:       state
;;; out:      man_sees_* man_seen fresh; seen_by known_x known_y
;;; clobbers: A X Y zp_inner and what the rules use
;;; cycles:   -
.proc sight_all
        lda     #0
        sta     zp_sight_gap
        lda     #1
        sta     zp_roll
        ldx     #SQUAD-1
@man:   stx     zp_index
        lda     man_in_play,x
        beq     @none
        ldy     #SOLDIERS-1
@enemy: sty     zp_inner
        lda     man_in_play,y
        beq     @next
        ldx     zp_index
        jsr     pair_both
@next:  ldy     zp_inner
        dey
        cpy     #SQUAD
        bcs     @enemy
@none:  ldx     zp_index
        dex
        bpl     @man
        rts
.endproc

;;; pair_look -- does a soldier see an enemy now?
;;; rule:     10.1 to 10.11; a man once spotted stays seen while he is in the field of
;;;           vision and in line of sight
;;; in:       zp_looker zp_looked = men of different squads; zp_roll = 1 when he may be
;;;           spotted again
;;; out:      man_sees_* seen_by man_seen fresh; movie_log known_x known_y
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

; X = zp_looker has zp_looked, who stands elsewhere, in his field of vision: does he see him?
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

;;; pair_sees -- has a soldier an enemy in sight?
;;; in:       zp_looker zp_looked
;;; out:      Z = 0 when he sees him; X = looker; Y = the enemy
;;; clobbers: A
;;; cycles:   <= 35
.proc pair_sees
        ldx     zp_looker
        ldy     zp_looked
        when_seen @done
@done:  rts
.endproc

;;; pair_spotted -- a soldier sees an enemy from now on
;;; in:       zp_looker zp_looked
;;; out:      man_sees_* seen_by man_seen fresh; EV_SEEN when no one saw him before;
;;;           movie_end movie_log
;;; clobbers: A X Y zp_ptr0 zp_arg0 zp_arg1 known_x known_y
;;; cycles:   <= 360
.proc pair_spotted
        jsr     pair_sees
        bne     @done
        lda     man_sees_lo,x
        ora     seen_bit_lo,y
        sta     man_sees_lo,x
        lda     man_sees_hi,x
        ora     seen_bit_hi,y
        sta     man_sees_hi,x
        ldx     zp_looked
        lda     #1
        sta     fresh,x
        inc     seen_by,x
        lda     seen_by,x
        cmp     #1
        bne     @done
        sta     man_seen,x
        lda     #EV_SEEN
        jmp     seen_event
@done:  rts
.endproc

; The looker sees him no longer.
.proc pair_lost
        jsr     pair_sees
        beq     @done
        lda     man_sees_lo,x
        ora     seen_bit_lo,y
        eor     seen_bit_lo,y
        sta     man_sees_lo,x
        lda     man_sees_hi,x
        ora     seen_bit_hi,y
        eor     seen_bit_hi,y
        sta     man_sees_hi,x
        ldx     zp_looked
        dec     seen_by,x
        bne     @done
        lda     #0
        sta     man_seen,x
        lda     #EV_LOST
        jmp     seen_event
@done:  rts
.endproc

; A = event of man X, at his square, which the other side will remember
.proc seen_event
        pha
        lda     man_x,x
        sta     zp_arg0
        sta     known_x,x
        lda     man_y,x
        sta     zp_arg1
        sta     known_y,x
        pla
        jmp     movie_add
.endproc
