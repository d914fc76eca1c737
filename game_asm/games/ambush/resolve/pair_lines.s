; Lines of sight between two soldiers, both ways at once where one walk tells both.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export pair_lines, line_chance
        .import pair_row, lines_walk, sight_counted

        .segment "RESOLVE"

;;; pair_lines -- work out a pair's line of sight, and the way back if that takes no more
;;; rule:     10.4  terrain multiplier
;;; in:       X = looker; Y = target, of the other squad; zp_pair
;;; out:      A = pair_hi of zp_pair, now known; Y = zp_pair
;;; clobbers: X pair_lo pair_hi zp_from_x zp_from_y zp_to_x zp_to_y zp_engine
;;;           and what sight_terrain uses and what the rules use
;;; cycles:   -
; What shut the line last time shuts it still, mostly: the walk begins at the end where that is.
.proc pair_lines
        stx     zp_line_looker
        sty     zp_line_target
        ldx     zp_pair
        lda     pair_lo,x
        cmp     #SHUT_FAR
        beq     @far
@near:  ldx     zp_line_looker
        ldy     zp_line_target
        jsr     line_between
        jmp     @both
@far:   ldx     zp_line_target
        ldy     zp_line_looker
        jsr     line_between
        ldx     zp_line_back
        cpx     #NOT_KNOWN
        beq     @near                   ; it tells nothing of the line wanted
        lda     zp_line_there
        stx     zp_line_there
        sta     zp_line_back
        lda     zp_line_there_lo
        ldx     zp_line_back_lo
        stx     zp_line_there_lo
        sta     zp_line_back_lo
@both:  lda     zp_line_back
        cmp     #NOT_KNOWN
        beq     @there
        ldx     zp_line_target
        lda     zp_line_looker
        clc
        adc     pair_row,x
        tax
        lda     zp_line_back_lo
        sta     pair_lo,x
        lda     zp_line_back
        sta     pair_hi,x
@there: ldy     zp_pair
        lda     zp_line_there_lo
        sta     pair_lo,y
        lda     zp_line_there
        sta     pair_hi,y
        rts
.endproc

; lines_walk from man X to man Y
.proc line_between
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        lda     man_x,y
        sta     zp_to_x
        lda     man_y,y
        sta     zp_to_y
        jmp     lines_walk
.endproc

;;; line_chance -- terrain multiplier of a pair whose line has been walked: only now is it asked for
;;; rule:     10.4  T = (1 - .01 D) x factors
;;; in:       zp_pair, its pair_hi LINE_COUNTED but for bit 7; zp_from_x zp_from_y zp_to_x zp_to_y
;;;           = their squares, either first
;;; out:      zp_chance = -log2 T, also in pair_lo and pair_hi; A = zp_chance+1; X = zp_pair
;;; clobbers: Y zp_sight_* zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 760
.proc line_chance
        ldx     zp_pair
        lda     pair_lo,x
        and     #COUNTED_ROOMS
        sta     zp_sight_interior
        eor     pair_lo,x
        asl     a
        rol     a
        rol     a
        rol     a
        sta     zp_sight_halves
        lda     #0
        sta     zp_sight_rubble
        sec
        lda     zp_to_x
        sbc     zp_from_x
        bcs     @east
        eor     #$FF
        adc     #1
@east:  sta     zp_sight_dx
        sec
        lda     zp_to_y
        sbc     zp_from_y
        bcs     @north
        eor     #$FF
        adc     #1
@north: sta     zp_sight_dy
        jsr     sight_counted
        ldx     zp_pair
        lda     zp_chance
        sta     pair_lo,x
        lda     pair_hi,x
        and     #$80                    ; what tells of screens
        ora     zp_chance+1
        sta     pair_hi,x
        lda     zp_chance+1
        rts
.endproc
