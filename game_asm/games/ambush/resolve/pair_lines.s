; Lines of sight between two soldiers, both ways at once where one walk tells both.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export pair_lines, pair_alike, line_chance
        .import pair_row, lines_walk, sight_counted

        .segment "RESOLVE"

;;; pair_lines -- work out a pair's line of sight, and the way back if that takes no more
;;; rule:     10.4  terrain multiplier
;;; in:       X = looker; Y = target, of the other squad; zp_pair
;;; out:      A = pair_hi of zp_pair, now known
;;; clobbers: X Y pair_lo pair_hi zp_from_x zp_from_y zp_to_x zp_to_y zp_engine
;;;           and what sight_terrain uses and what the rules use
;;; cycles:   -
; What shut the line last time shuts it still, mostly: the walk begins at the end where that is.
.proc pair_lines
        stx     zp_line_looker
        sty     zp_line_target
        jsr     line_ends
        ldx     zp_line_looker
        ldy     zp_line_target
        lda     man_open,x
        and     man_open,y
        bne     @open
        ldx     zp_pair
        lda     pair_lo,x
        cmp     #SHUT_FAR
        beq     @far
@near:  jsr     lines_walk
        jmp     @both
@again: ldx     zp_line_looker
        ldy     zp_line_target
        jsr     line_ends
        jmp     @near
@far:   ldx     zp_line_target
        ldy     zp_line_looker
        jsr     line_ends
        jsr     lines_walk
        ldx     zp_line_back
        cpx     #NOT_KNOWN
        beq     @again                  ; it tells nothing of the line wanted
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
@there: ldx     zp_pair
        lda     zp_line_there_lo
        sta     pair_lo,x
        lda     zp_line_there
        sta     pair_hi,x
        rts
@open:  lda     #LINE_COUNTED           ; one clear rectangle holds both
        .assert * = pair_alike, error, "pair_alike must follow"
.endproc

;;; pair_alike -- a pair's line is the same both ways, and nothing is known to be crossed
;;; in:       A = pair_hi; zp_line_looker zp_line_target zp_pair
;;; out:      A kept; pair_hi pair_lo
;;; clobbers: X Y
;;; cycles:   <= 60
.proc pair_alike
        pha
        ldx     zp_line_target
        lda     zp_line_looker
        clc
        adc     pair_row,x
        tay
        ldx     zp_pair
        lda     #0
        sta     pair_lo,x
        sta     pair_lo,y
        pla
        sta     pair_hi,x
        sta     pair_hi,y
        rts
.endproc

; The squares of a line from man X to man Y
.proc line_ends
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        lda     man_x,y
        sta     zp_to_x
        lda     man_y,y
        sta     zp_to_y
        rts
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
