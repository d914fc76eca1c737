; The terrain multiplier between two squares.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export sight_terrain, sight_counted, sight_reaches, sight_distance, sight_factors
        .import sight_walk, multiply_8
        .import square_lo, square_hi, sight_distance_lo, sight_distance_hi
        .import sight_rubble_lo, sight_rubble_hi, sight_interior_lo, sight_interior_hi
        .import sight_row, sight_cut_first, sight_cut_end, sight_cut_start
        .import sight_cut_lo, sight_cut_hi
        .import SIGHT_RUBBLE_MOST, SIGHT_INTERIOR_MOST

        .segment "RULES"

LOG_HALF        = 16                    ; high byte of a halving

;;; sight_terrain -- terrain multiplier T of a line of sight
;;; rule:     1.0.1 M.1
;;; rule:     10.4  T = (1 - .01 D) x factors; below .01 it is nothing
;;; rule:     10.5  what stands directly before the looker does not count
;;; in:       zp_from_x/y = looker's square; zp_to_x/y = target's
;;; out:      C = 1 when T >= .01; zp_chance = -log2 T, $FFFF when there is none;
;;;           zp_screen bit 7 = a window or hedge lies between
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_sight_* zp_corner
;;; cycles:   <= 7500
.proc sight_terrain
        lda     #1
        jsr     sight_walk
        bcs     sight_counted
        lda     #$FF
        sta     zp_chance
        sta     zp_chance+1
        rts
.endproc

;;; sight_counted -- terrain multiplier of a line whose sides and grounds are counted
;;; rule:     10.4  T = (1 - .01 D) x factors; below .01 it is nothing
;;; in:       zp_sight_dx zp_sight_dy zp_sight_halves zp_sight_rubble zp_sight_interior
;;; out:      C = 1 when T >= .01; zp_chance = -log2 T, $FFFF when there is none
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 520
.proc sight_counted
        jsr     sight_reaches
        bcc     @none
        jsr     sight_distance
        jsr     sight_factors
        sec
        rts
@none:  lda     #$FF
        sta     zp_chance
        sta     zp_chance+1
        rts
.endproc

;;; sight_reaches -- is there anything left of the view along a line that is counted?
;;; rule:     10.4  below .01 it is nothing
;;; in:       zp_sight_dx zp_sight_dy zp_sight_halves zp_sight_rubble zp_sight_interior
;;; out:      C = 1 when T >= .01; zp_t2/t3 = D squared
;;; clobbers: A X Y
;;; cycles:   <= 110
.proc sight_reaches
        ldx     zp_sight_dx
        ldy     zp_sight_dy
        clc
        lda     square_lo,x
        adc     square_lo,y
        sta     zp_t2
        lda     square_hi,x
        adc     square_hi,y
        sta     zp_t3                   ; zp_t2/t3 = D squared
        lda     zp_sight_rubble
        cmp     #<SIGHT_RUBBLE_MOST+1
        bcs     @none
        ldx     zp_sight_halves
        adc     sight_row,x             ; C = 0 here
        tax                             ; X = row of the cut tables
        lda     zp_sight_interior
        cmp     sight_cut_end,x
        bcs     @none
        sec
        sbc     sight_cut_first,x
        bcc     @seen                   ; visible across the whole village
        adc     sight_cut_start,x       ; C = 1 here: one too many
        tax
        lda     sight_cut_lo-1,x        ; the farthest that still leaves .01
        cmp     zp_t2
        lda     sight_cut_hi-1,x
        sbc     zp_t3
        rts                             ; C = 1: it reaches as far
@seen:  sec
        rts
@none:  clc
        rts
.endproc

;;; sight_factors -- add what sides and grounds take from the view
;;; rule:     10.4.2  factors multiply
;;; in:       zp_chance; zp_sight_halves, zp_sight_rubble, zp_sight_interior within the tables
;;; out:      zp_chance = zp_chance + -log2 of the product
;;; clobbers: A X
;;; cycles:   <= 110
.proc sight_factors
        ldx     zp_sight_rubble
        clc
        lda     zp_chance
        adc     sight_rubble_lo,x
        sta     zp_chance
        lda     zp_chance+1
        adc     sight_rubble_hi,x
        ldx     zp_sight_halves
        beq     @rooms
@half:  adc     #LOG_HALF               ; C = 0: sums stay far below 16
        dex
        bne     @half
@rooms: ldx     zp_sight_interior
        sta     zp_chance+1
        lda     zp_chance
        adc     sight_interior_lo,x
        sta     zp_chance
        lda     zp_chance+1
        adc     sight_interior_hi,x
        sta     zp_chance+1
        rts
.endproc

;;; sight_distance -- -log2 of 1 - .01 D
;;; rule:     10.4.1  D is the straight distance
;;; in:       zp_t2/t3 = D squared 0..4178
;;; out:      zp_chance
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 290
.proc sight_distance
        lda     zp_t3
        cmp     #4
        bcs     @far                    ; 1024 and more: every 64th is tabled
        sta     zp_t1
        lda     zp_t2
        ldx     zp_t3
        bne     @mid
        cmp     #64
        bcs     @mid
        tax                             ; below 64: each is tabled
        lda     sight_distance_lo,x
        sta     zp_chance
        lda     sight_distance_hi,x
        sta     zp_chance+1
        rts
@mid:   lsr     zp_t1                   ; every 16th is tabled
        ror
        lsr     zp_t1
        ror
        lsr
        lsr                             ; A = D squared / 16
        clc
        adc     #64-64/16
        tax
        lda     zp_t2
        asl
        asl
        asl
        asl
        jmp     @between
@far:   lda     zp_t2
        sta     zp_t1
        lda     zp_t3
        asl     zp_t1
        rol
        asl     zp_t1
        rol                             ; A = D squared / 64
        clc
        adc     #64+(1024-64)/16-1024/64
        tax
        lda     zp_t1                   ; the part of a step, in 256ths
@between:
        sta     zp_t0
        sec
        lda     sight_distance_lo+1,x
        sbc     sight_distance_lo,x     ; steps are below 256
        jsr     multiply_8
        asl     zp_t1                   ; C = round up
        adc     sight_distance_lo,x
        sta     zp_chance
        lda     sight_distance_hi,x
        adc     #0
        sta     zp_chance+1
        rts
.endproc
