; Where a side may begin.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export place_legal, place_area, area_first
        .import map_square

ANYWHERE        = 0
NOT             = $80                   ; outside of the area

        .segment "SETUP"

; areas: first and last column, first and last row
area_left:      .byte 11, 11, 41, 34, 11, 31, 34, 11, 11, 11
area_right:     .byte 48, 19, 48, 48, 29, 48, 48, 48, 48, 24
area_bottom:    .byte 11, 11, 11, 11, 11, 26, 38, 41, 11, 27
area_top:       .byte 64, 43, 43, 22, 24, 64, 49, 64, 34, 55

; by scenario, American then German: an area, and another that will do as well
area_one:       .byte 0, 0,  0, 0,  1, 0,  0, 0,  3, 0,  0, 0,  0, 0,  4, 5,  NOT | 6, 6
                .byte 8, 7,  9, NOT | 9,  0, 0
area_two:       .byte 0, 0,  0, 0,  2, 0,  0, 0,  3, 0,  0, 0,  0, 0,  4, 5,  NOT | 6, 6
                .byte 8, 7,  9, NOT | 9,  0, 0

; an open square of each to begin with, and the facing there; Alley Fight by defender, attacker
first_column:   .byte 13, 30,  27, 27,  13, 30,  31, 30,  39, 20,  27, 27,  27, 27,  14, 33
                .byte 20, 41,  20, 30,  18, 28,  20, 30
first_row:      .byte 20, 30,  40, 40,  40, 53,  12, 30,  13, 40,  40, 40,  40, 40,  20, 28
                .byte 40, 41,  12, 59,  40, 40,  26, 49
first_facing:   .byte 3, 7,  1, 5,  1, 5,  1, 5,  1, 5,  1, 5,  1, 5,  3, 7
                .byte 3, 7,  1, 5,  3, 7,  1, 5

; Y = the entry of this scenario and side in the tables.
.proc entry
        lda     st_scenario
        asl     a
        adc     st_side                 ; C = 0 here
        ldy     st_scenario
        cpy     #SCENARIO_ALLEY
        bne     @done
        eor     st_defender             ; the defender's entry comes first
@done:  tay
        rts
.endproc

;;; area_first -- the square that placing begins with
;;; in:       st_scenario st_side st_defender
;;; out:      X = column, Y = row, A = facing
;;; clobbers: none
;;; cycles:   <= 65
.proc area_first
        jsr     entry
        ldx     first_column,y
        lda     first_facing,y
        pha
        lda     first_row,y
        tay
        pla
        rts
.endproc

;;; place_area -- which words describe the area
;;; in:       st_scenario st_side st_defender
;;; out:      A = 0 anywhere, else the number of the area, + $80 outside of it
;;; clobbers: Y
;;; cycles:   <= 50
.proc place_area
        jsr     entry
        lda     area_one,y
        rts
.endproc

;;; place_legal -- may a man of the side begin there?
;;; rule:     16.A3.2 16.A5.1 16.B3.1 16.B4.1 16.B5.1 16.B6.1 16.B7.1  the areas of the scenarios
;;; in:       X = column, Y = row; st_scenario st_side st_defender
;;; out:      C = 1 when he may
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_ptr0; X kept
;;; cycles:   -
.proc place_legal
        sty     zp_t1
        jsr     map_square              ; spoils zp_t0
        stx     zp_t0
        and     #GROUND_MASK
        cmp     #GROUND_STATUE
        beq     @no
        jsr     entry
        sty     zp_t2
        lda     area_one,y
        jsr     inside
        bcs     @done
        ldy     zp_t2
        lda     area_two,y
        jmp     inside
@no:    clc
@done:  rts
.endproc

; C = 1 when the square lies in area A, or outside of it as A says.  X = column kept.
.proc inside
        pha
        and     #<~NOT
        tay
        lda     zp_t0
        cmp     area_left,y
        bcc     @out
        lda     area_right,y
        cmp     zp_t0
        bcc     @out
        lda     zp_t1
        cmp     area_bottom,y
        bcc     @out
        lda     area_top,y
        cmp     zp_t1
        bcc     @out
        pla
        eor     #NOT
        asl     a                       ; C = 1 unless it must be outside
        rts
@out:   pla
        asl     a                       ; C = 1 when it must be
        rts
.endproc
