; Grenades round a corner.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export throw_corner, corner_back, corner_man
        .import throw_at, blast_open, known_square, square_off, enemy_distance

LEAST           = 20                    ; per cent of such a throw, as if it were at him
FARTHEST        = 11                    ; squares to him; the error grows with the distance

        .segment "COMPUTER"

;;; throw_corner -- a throw beside an enemy whom he has no line to
;;; rule:     12.6.1  a line of sight to the square; 12.6.9  it wounds 12 m off
;;; in:       zp_actor; zp_other = enemy, seen or remembered; zp_ai_odds; zp_gun
;;; out:      A = what the throw is worth, Z = 1 when nothing, else corner_man = the enemy, whose
;;;           man_x man_y are the square until corner_back
;;; clobbers: X Y zp_step zp_ai_t zp_to_x zp_to_y zp_from_x zp_from_y zp_t0 zp_t1 throw_far
;;;           corner_man open_* and what sight_terrain uses
;;; cycles:   -
.proc throw_corner
        ldy     zp_other
        jsr     known_square
        beq     @no
        ldx     zp_actor
        jsr     enemy_distance
        cmp     #FARTHEST
        bcs     @no
        sty     corner_man
        lda     zp_to_x
        sta     corner_x
        lda     zp_to_y
        sta     corner_y
        ldx     #OFFSETS-1
@try:   stx     corner_try
        ldy     corner_man
        clc
        lda     corner_x
        adc     across,x
        sta     man_x,y
        sta     zp_to_x
        clc
        lda     corner_y
        adc     up,x
        sta     man_y,y
        sta     zp_to_y
        tay
        ldx     zp_to_x
        jsr     square_off
        bcs     @next
        lda     corner_x
        ldy     corner_y
        jsr     blast_open
        bcc     @next
        jsr     throw_at
        cmp     #LEAST+1
        bcs     @done
@next:  ldx     corner_try
        dex
        bpl     @try
        jsr     corner_back
@no:    lda     #0
@done:  rts
.endproc

;;; corner_back -- he is again where he is believed
;;; in:       corner_man = enemy, NO_MAN = nobody
;;; out:      his man_x man_y; corner_man = NO_MAN
;;; clobbers: A Y
;;; cycles:   <= 40
.proc corner_back
        ldy     corner_man
        cpy     #SOLDIERS
        bcs     @done
        lda     corner_x
        sta     man_x,y
        lda     corner_y
        sta     man_y,y
        lda     #NO_MAN
        sta     corner_man
@done:  rts
.endproc

; squares beside him, the nearest last
across: .byte   2, <-2, 0, 0, 1, 1, <-1, <-1, 1, <-1, 0, 0
OFFSETS = * - across
up:     .byte   0, 0, 2, <-2, 1, <-1, 1, <-1, 0, 0, 1, <-1

        .segment "COMPUTER_BSS"
corner_man:     .res 1
corner_x:       .res 1
corner_y:       .res 1
corner_try:     .res 1
