; How far every square is from where the computer wants to be.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export flood_clear, flood_source, flood_run, flood_row, enqueue
        .import village_row_lo, village_row_hi, village, key_pump, limit_find, square_spread

        .segment "COMPUTER"

LOOK_EVERY      = 64                    ; squares between two looks whether that is enough
DISTANCE_OFF = distance - village

;;; flood_clear -- no square has a way
;;; in:       none
;;; out:      distance; an empty queue
;;; clobbers: A X Y zp_dist_ptr ai_limit queue_head queue_tail
;;; cycles:   <= 32000
.proc flood_clear
        set_word zp_dist_ptr, distance
        ldx     #>VILLAGE_SQUARES
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
        cpy     #<VILLAGE_SQUARES
        bne     @rest
        lda     #FAR
        sta     ai_limit
        lda     #<queue_x
        sta     queue_head
        sta     queue_tail
        lda     #>queue_x
        sta     queue_head+1
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
;;; clobbers: A X Y queue_tail queue_x queue_y zp_engine
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

;;; enqueue -- a square waits for its neighbours to be looked at
;;; in:       X = column; Y = row
;;; out:      queue_*; the frontier of a flood is far shorter than the queue
;;; clobbers: A X Y zp_ai_t zp_ai_u zp_queue_ptr
;;; cycles:   <= 80
.proc enqueue
        stx     zp_ai_t
        sty     zp_ai_u
        copy_word zp_queue_ptr, queue_tail
        ldy     #0
        lda     zp_ai_t
        sta     (zp_queue_ptr),y
        inc     zp_queue_ptr+1
        inc     zp_queue_ptr+1
        .assert queue_y = queue_x + QUEUE, lderror, "rows lie behind columns"
        .assert queue_x .mod QUEUE = 0, lderror, "the second page's bit tells which is next"
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
;;; clobbers: A X Y zp_map_ptr .. zp_flood_cost zp_ai_t zp_ai_u zp_ai_v zp_engine ai_limit queue_*
;;; cycles:   -
.proc flood_run
@next:  lda     queue_head
        cmp     queue_tail
        bne     @some
        lda     queue_head+1
        cmp     queue_tail+1
        beq     @done
@some:  copy_word zp_queue_ptr, queue_head
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
