; Two men look at each other.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .include "resolve/pair_gap.inc"
        .export pair_both
        .import pair_alike, pair_blind, pair_row, pair_look, pair_lost, pair_watch

        .segment "RESOLVE"

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

;;; pair_both -- an American and a German look at each other
;;; rule:     10.8  only in the field of vision; 10.11 in the same square
;;; in:       X = zp_index = the American; Y = zp_inner = the German; zp_roll = 1 when they may
;;;           be spotted again; zp_sight_gap = 0
;;; out:      man_sees_* seen_by man_seen fresh; movie_log known_x known_y control_due
;;; clobbers: A X Y and what the rules use
;;; cycles:   -
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
