        .include "state.inc"
        .include "ambush.inc"
        .export patrol_place, patrol_entry, patrol_exit, entry_column, entry_row

        .segment "SETUP_BSS"

patrol_entry:   .res 1                  ; 0..7
patrol_exit:    .res 1
first_man:      .res 1
ahead_x:        .res 1                  ; one square forward
ahead_y:        .res 1
place_col:      .res 1
place_row:      .res 1

        .segment "SETUP"

; the eight places on the edge, round the map; and the way into it
entry_column:   .byte 24, 36, 48, 48, 31, 11, 11, 11
entry_row:      .byte 64, 64, 49, 37, 11, 26, 37, 58
entry_facing:   .byte 5, 5, 7, 7, 1, 3, 3, 3

; the formation by rank in the squad: squares ahead of the third man, and to his right
ahead:          .byte 5, 3, 0, 1, 1, 4, 4, 2, 2, 2
right:          .byte 0, 0, 0, $FF, 1, 1, $FF, $FF, 1, 0

;;; patrol_place -- put the men of a side in patrol formation, the third on the entry
;;; rule:     16.A4.2 16.B1.2
;;; in:       X = side; patrol_entry; man_in_play
;;; out:      man_x man_y man_facing man_posture
;;; clobbers: A X Y
;;; cycles:   <= 2100
.proc patrol_place
        lda     #0
        cpx     #0
        beq     @first
        lda     #SQUAD
@first: sta     first_man
        ldy     patrol_entry
        lda     entry_facing,y
        lsr     a                       ; 0 north, 1 east, 2 south, 3 west
        tay
        lda     forward_x,y
        sta     ahead_x
        lda     forward_y,y
        sta     ahead_y
        ldy     #SQUAD-1
@man:   ldx     patrol_entry
        lda     entry_column,x
        sta     place_col
        lda     entry_row,x
        sta     place_row
        ldx     ahead,y
        beq     @side
@ahead: lda     place_col
        clc
        adc     ahead_x
        sta     place_col
        lda     place_row
        clc
        adc     ahead_y
        sta     place_row
        dex
        bne     @ahead
@side:  lda     right,y                 ; right of (x, y) is (y, -x)
        beq     @put
        bmi     @left
        lda     place_col
        clc
        adc     ahead_y
        sta     place_col
        lda     place_row
        sec
        sbc     ahead_x
        sta     place_row
        jmp     @put
@left:  lda     place_col
        sec
        sbc     ahead_y
        sta     place_col
        lda     place_row
        clc
        adc     ahead_x
        sta     place_row
@put:   tya
        clc
        adc     first_man
        tax
        lda     place_col
        sta     man_x,x
        lda     place_row
        sta     man_y,x
        lda     #POSTURE_UPRIGHT
        sta     man_posture,x
        sty     place_col
        ldy     patrol_entry
        lda     entry_facing,y
        sta     man_facing,x
        ldy     place_col
        dey
        bmi     @done
        jmp     @man
@done:  rts
.endproc

forward_x:      .byte 0, 1, 0, $FF
forward_y:      .byte 1, 0, $FF, 0
