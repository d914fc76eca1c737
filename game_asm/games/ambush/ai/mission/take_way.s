; Squares of the alleys: the next one that is not his side's.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export take_way, take_anew
        .import take_wants, take_last, move_cost, flood_again

DEAR            = 70                    ; time points of a step that he does not take for a square
FLOODS_MOST     = 3                     ; distance maps of one turn

        .segment "COMPUTER"

way_x:  .byte   0, 0, 1, 0, <-1         ; straight ways: north, east, south, west
way_y:  .byte   0, 1, 0, <-1, 0

;;; take_way -- a step onto a wanted square, straight on if there is one
;;; rule:     16.B6.2
;;; in:       zp_actor; ai_walk_x ai_walk_y = where he is by then; ai_mode
;;; out:      zp_ai_dir, A = direction, Z = 1 and 0 when there is none beside him
;;; clobbers: X Y zp_ai_t zp_ai_u take_last zp_arg0 zp_from_x zp_from_y and what move_cost uses
;;; cycles:   -
.proc take_way
        lda     #4
        sta     take_tries
        lda     take_last
        bne     @try
@turn:  lda     take_last
        clc
        adc     #1
        cmp     #5
        bcc     @try
        lda     #1
@try:   sta     take_last
        tay
        clc
        lda     ai_walk_x
        adc     way_x,y
        sta     take_x
        tax
        clc
        lda     ai_walk_y
        adc     way_y,y
        sta     take_y
        tay
        jsr     take_wants
        bcc     @next
        lda     ai_walk_x
        sta     zp_from_x
        lda     ai_walk_y
        sta     zp_from_y
        lda     #0
        sta     zp_arg0
        lda     take_last
        asl     a
        sec
        sbc     #1                      ; 1 3 5 7
        sta     zp_ai_dir
        ldx     zp_actor
        ldy     #'W'
        jsr     move_cost
        bcs     @next
        lda     zp_time+1
        bne     @next
        lda     zp_time
        cmp     #DEAR
        bcs     @next
        lda     zp_ai_dir
        rts
@next:  dec     take_tries
        bne     @turn
        lda     #0
        sta     zp_ai_dir
        rts
.endproc

;;; take_anew -- the squares nearest to him are taken by others: the map without those
;;; rule:     16.B6.2
;;; in:       ai_aim ai_flooded; take_wanted
;;; out:      C = 1 when the distance map is made again; ai_flooded; changes distance
;;; clobbers: A X Y queue_* and what flood_again uses
;;; cycles:   -
.proc take_anew
        lda     ai_aim
        cmp     #AIM_TAKE
        bne     @no
        lda     ai_flooded
        cmp     #FLOODS_MOST
        bcs     @no
        inc     ai_flooded
        lda     ai_budget
        pha
        jsr     flood_again
        pla
        sta     ai_budget
        sec
        rts
@no:    clc
        rts
.endproc

        .segment "COMPUTER_BSS"
take_tries:     .res 1
take_x:         .res 1
take_y:         .res 1
