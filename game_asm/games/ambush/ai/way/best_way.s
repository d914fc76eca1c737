; One step down the distance map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export best_way
        .import flood_row, square_off, move_step, step_x, step_y

        .segment "COMPUTER"

ways:   .byte   1, 3, 5, 7, 2, 4, 6, 8  ; straight ones win where two are as good
WAYS    = 8

;;; best_way -- the step that brings a man nearest the goal, or farthest from it when he flees
;;; rule:     8.0  walls stop everybody; 8.8  no diagonal step through a door or window
;;; in:       ai_walk_x ai_walk_y = where he is by then; ai_halt ai_flee; distance
;;; out:      zp_ai_dir, A = direction 1..8, Z = 1 and 0 when he has arrived or there is none
;;; clobbers: A X Y zp_index zp_ai_u zp_ai_v zp_engine zp_from_x zp_from_y way_here and what
;;;           move_step uses
;;; cycles:   -
.proc best_way
        lda     #0
        sta     zp_ai_dir
        ldy     ai_walk_y
        jsr     flood_row
        ldy     ai_walk_x
        lda     (zp_dist_ptr),y
        sta     zp_ai_low
        sta     way_here
        ldx     ai_flee
        bne     @look
        cmp     ai_halt
        bcc     @done
        beq     @done
        lda     #FAR
        sta     zp_ai_low
@look:  lda     #WAYS-1
        sta     zp_index
@way:   ldx     zp_index
        ldy     ways,x
        sty     zp_ai_v
        clc
        lda     ai_walk_x
        adc     step_x,y
        tax
        clc
        lda     ai_walk_y
        adc     step_y,y
        tay
        jsr     square_off
        bcs     @next
        jsr     flood_row
        txa
        tay
        lda     (zp_dist_ptr),y
        cmp     #FAR
        beq     @next
        ldy     ai_flee
        bne     @away
        cmp     way_here
        bcs     @next                   ; no nearer than here
        cmp     zp_ai_low
        beq     @better
        bcs     @next                   ; the step only adds to it
@better:
        jsr     step_there
        bcs     @next
        lsr     zp_arg2                 ; what a window or hedge takes: the door may be nearer
        lda     zp_ai_u
        clc
        adc     zp_arg2
        bcs     @next
        sbc     #0                      ; C = 0: one less, the clear square's own
        cmp     zp_ai_low
        beq     @take                   ; as good as the last: the straight one
        bcs     @next
        bcc     @take                   ; always
@away:  cmp     zp_ai_low
        bcc     @next
        beq     @next
        jsr     step_there
        bcs     @next
        lda     zp_ai_u
@take:  sta     zp_ai_low
        lda     zp_ai_v
        sta     zp_ai_dir
@next:  dec     zp_index
        bpl     @way
@done:  lda     zp_ai_dir
        rts
.endproc

; C = 1 when nothing lets him through in direction zp_ai_v; zp_ai_u = A
.proc step_there
        sta     zp_ai_u
        lda     ai_walk_x
        sta     zp_from_x
        lda     ai_walk_y
        sta     zp_from_y
        lda     zp_ai_v
        jmp     move_step
.endproc

        .segment "COMPUTER_BSS"
way_here:       .res 1                  ; his own square's distance
