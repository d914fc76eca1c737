; How the distances spread from one square.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export square_spread
        .import flood_row, enqueue, threat_at, skill_wary, ways_shy

        .segment "COMPUTER"
; what a side adds, and what the ground costs: tenths would not fit a byte
side_steps:     .byte 0, FAR, 5, 1, 4   ; none, wall, window, door, hedge
ground_steps:   .byte 1, 2, 1, FAR      ; clear, rubble, interior, statue

;;; square_spread -- note shorter ways from the four neighbours of a square
;;; rule:     8.0  the terrain chart's times, rounded
;;; in:       zp_flood_x zp_flood_y; queue_at = the distance with which it waited; distance;
;;;           ai_limit ai_skill ai_threat ways_shy
;;; out:      distance; neighbours with a shorter way wait in the queue
;;; clobbers: A X Y zp_map_ptr zp_dist_ptr zp_flood_cost zp_ai_t zp_ai_u zp_ai_v queue_*
;;;           zp_engine
;;; cycles:   <= 1080
.proc square_spread
        ldy     zp_flood_y
        jsr     flood_row
        ldy     zp_flood_x
        lda     (zp_dist_ptr),y
        cmp     queue_at                ; it waits twice, and was spread from already
        bne     @far
        lda     (zp_map_ptr),y
        and     #GROUND_MASK
        tax
        lda     ground_steps,x          ; whoever comes here pays for this ground
        cmp     #FAR
        beq     @far
        clc
        adc     (zp_dist_ptr),y
        bcs     @far
        cmp     ai_limit
        bcs     @far
        sta     zp_flood_cost
        jsr     overlooked
        bcc     @dared
@far:   rts
@dared: ldy     zp_flood_x
        cpy     #MAP_LEFT
        beq     @east
        lda     (zp_map_ptr),y          ; the west side is his own
        jsr     west_steps
        bcs     @east
        dey
        jsr     reach_here
@east:  ldy     zp_flood_x
        cpy     #MAP_RIGHT
        beq     @south
        iny
        lda     (zp_map_ptr),y
        jsr     west_steps
        bcs     @south
        jsr     reach_here
@south: ldy     zp_flood_y
        cpy     #MAP_BOTTOM
        beq     @north
        dey
        jsr     flood_row
        ldy     zp_flood_x
        lda     (zp_map_ptr),y          ; the north side is the southern square's
        jsr     north_steps
        bcs     @north
        ldx     zp_flood_y
        dex
        jsr     reach
@north: ldy     zp_flood_y
        cpy     #MAP_TOP
        beq     @done
        jsr     flood_row
        ldy     zp_flood_x
        lda     (zp_map_ptr),y
        jsr     north_steps
        bcs     @done
        ldy     zp_flood_y
        iny
        jsr     flood_row
        ldy     zp_flood_x
        ldx     zp_flood_y
        inx
        jmp     reach
@done:  rts
.endproc

; What the enemies overlook costs more; C = 1 too far.
.proc overlooked
        ldx     ai_skill
        lda     skill_wary,x
        beq     @no
        clc
        adc     ways_shy
        sta     zp_ai_t
        ldx     zp_flood_x
        ldy     zp_flood_y
        jsr     threat_at
        bcc     @done
        lda     zp_flood_cost
        clc
        adc     zp_ai_t
        bcs     @done
        cmp     ai_limit
        sta     zp_flood_cost
        rts
@no:    clc
@done:  rts
.endproc

; A = map byte: zp_ai_v = distance across its west side; C = 1 too far
.proc west_steps
        lsr     a
        lsr     a
        lsr     a
        .assert WEST_SHIFT = NORTH_SHIFT + 3, error, "three places lie between"
        falls_into north_steps
.endproc

.proc north_steps
        lsr     a
        lsr     a
        and     #%00000111
        tax
        lda     side_steps,x
        clc
        adc     zp_flood_cost
        sta     zp_ai_v
        bcs     @done
        cmp     #FAR                    ; C = 1 when there
@done:  rts
.endproc
; square Y of the row at work
.proc reach_here
        ldx     zp_flood_y
        falls_into reach
.endproc

; column Y, row X, zp_dist_ptr = its row: note a shorter way
.proc reach
        lda     zp_ai_v
        cmp     (zp_dist_ptr),y
        bcs     @done
        sta     (zp_dist_ptr),y
        txa
        pha
        tya
        tax
        pla
        tay
        jmp     enqueue
@done:  rts
.endproc
