; How far every square is from where the computer wants to be.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export flood_clear, flood_source, flood_run, flood_row
        .import village_row_lo, village_row_hi, village, key_pump, man_fit

        .segment "COMPUTER"

; what a side adds to a step, and what the ground costs: tenths would not fit a byte
side_steps:     .byte 0, FAR, 5, 1, 4   ; none, wall, window, door, hedge
ground_steps:   .byte 1, 2, 1, FAR      ; clear, rubble, interior, statue

LOOK_EVERY      = 64                    ; squares between two looks whether that is enough
SLACK           = 14                    ; he may flee that far

DISTANCE_OFF = distance - village

;;; flood_clear -- no square has a way
;;; in:       none
;;; out:      distance; an empty queue
;;; clobbers: A X Y zp_dist_ptr
;;; cycles:   <= 32000
.proc flood_clear
        set_word zp_dist_ptr, distance
        ldx     #>2052
        ldy     #0
        lda     #FAR
@page:  sta     (zp_dist_ptr),y
        iny
        bne     @page
        inc     zp_dist_ptr+1
        dex
        bne     @page
@rest:  sta     (zp_dist_ptr),y
        iny
        cpy     #<2052
        bne     @rest
        lda     #FAR
        sta     ai_limit
        lda     #0
        sta     queue_head
        sta     queue_head+1
        sta     queue_tail
        sta     queue_tail+1
        rts
.endproc

;;; flood_row -- the row of a square in the village and in the distance map
;;; in:       Y = row 11..64
;;; out:      zp_map_ptr zp_dist_ptr, to be indexed by column
;;; clobbers: A
;;; cycles:   <= 50
.proc flood_row
        lda     village_row_lo-MAP_BOTTOM,y
        sta     zp_map_ptr
        clc
        adc     #<DISTANCE_OFF
        sta     zp_dist_ptr
        lda     village_row_hi-MAP_BOTTOM,y
        sta     zp_map_ptr+1
        adc     #>DISTANCE_OFF
        sta     zp_dist_ptr+1
        rts
.endproc

;;; flood_source -- a square that is where he wants to be
;;; in:       X = column; Y = row
;;; out:      distance 0 there
;;; clobbers: A X Y
;;; cycles:   <= 200
.proc flood_source
        stx     zp_flood_x
        sty     zp_flood_y
        jsr     flood_row
        ldy     zp_flood_x
        lda     #0
        sta     (zp_dist_ptr),y
        ldx     zp_flood_x
        ldy     zp_flood_y
        falls_into enqueue
.endproc

; square X, Y waits for its neighbours to be looked at; a full queue cannot come about
.proc enqueue
        stx     zp_ai_t
        sty     zp_ai_u
        lda     queue_tail
        clc
        adc     #<queue_x
        sta     zp_queue_ptr
        lda     queue_tail+1
        adc     #>queue_x
        sta     zp_queue_ptr+1
        ldy     #0
        lda     zp_ai_t
        sta     (zp_queue_ptr),y
        inc     zp_queue_ptr+1
        inc     zp_queue_ptr+1
        .assert queue_y = queue_x + 512, lderror, "rows lie behind columns"
        lda     zp_ai_u
        sta     (zp_queue_ptr),y
        inc     queue_tail
        bne     @done
        lda     queue_tail+1
        eor     #1
        sta     queue_tail+1
@done:  rts
.endproc

;;; flood_run -- spread the distances
;;; in:       sources
;;; out:      distance; FAR where no way leads
;;; clobbers: A X Y zp_map_ptr .. zp_flood_cost zp_ai_t zp_ai_u zp_ai_v
;;; cycles:   -
.proc flood_run
@next:  lda     queue_head
        cmp     queue_tail
        bne     @some
        lda     queue_head+1
        cmp     queue_tail+1
        beq     @done
@some:  lda     queue_head
        clc
        adc     #<queue_x
        sta     zp_queue_ptr
        lda     queue_head+1
        adc     #>queue_x
        sta     zp_queue_ptr+1
        ldy     #0
        lda     (zp_queue_ptr),y
        sta     zp_flood_x
        inc     zp_queue_ptr+1
        inc     zp_queue_ptr+1
        lda     (zp_queue_ptr),y
        sta     zp_flood_y
        inc     queue_head
        bne     @half
        lda     queue_head+1
        eor     #1
        sta     queue_head+1
        jsr     key_pump
@half:  lda     queue_head
        and     #LOOK_EVERY-1
        bne     @square
        jsr     limit_find
@square:
        jsr     square_spread
        jmp     @next
@done:  rts
.endproc

; once the way of every man is known, ai_limit = the longest and a little: nothing beyond matters
.proc limit_find
        lda     #0
        sta     zp_ai_t
        lda     ai_first
        clc
        adc     #SQUAD-1
        tax
@man:   jsr     man_fit
        bcc     @next
        ldy     man_y,x
        jsr     flood_row
        ldy     man_x,x
        lda     (zp_dist_ptr),y
        cmp     #FAR
        beq     @done                   ; not yet
        cmp     zp_ai_t
        bcc     @next
        sta     zp_ai_t
@next:  cpx     ai_first
        beq     @all
        dex
        bpl     @man
@all:   lda     zp_ai_t
        clc
        adc     #SLACK
        bcs     @done
        sta     ai_limit
@done:  rts
.endproc

; the four neighbours of zp_flood_x/y
.proc square_spread
        ldy     zp_flood_y
        jsr     flood_row
        ldy     zp_flood_x
        lda     (zp_map_ptr),y
        and     #GROUND_MASK
        tax
        lda     ground_steps,x          ; whoever comes here pays for this ground
        cmp     #FAR
        beq     @done
        clc
        adc     (zp_dist_ptr),y
        bcs     @done
        cmp     ai_limit
        bcs     @done
        sta     zp_flood_cost
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
