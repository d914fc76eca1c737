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

; Squares wait in lists by their distance, so that the nearest is next and none is spread from twice
; though what is overlooked costs much more than what is not.
LISTS           = 32                    ; more than a step costs: rubble, a window, and seen
NEVER           = 0                     ; no place in the queue

;;; flood_clear -- no square has a way
;;; in:       none
;;; out:      distance; an empty queue
;;; clobbers: A X Y zp_dist_ptr ai_limit queue_*
;;; cycles:   <= 38000
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
        ldx     #LISTS-1
        lda     #NEVER
@list:  sta     queue_first,x
        dex
        bpl     @list
        tay
@free:  tya                             ; every place but 0 is free, and leads to the one below
        sta     queue_next+1,y
        iny
        cpy     #<(QUEUE-1)
        bne     @free
        sty     queue_free
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
;;; clobbers: A Y zp_map_ptr zp_dist_ptr
;;; cycles:   <= 80
.proc flood_source
        jsr     flood_row
        txa
        tay
        lda     #0
        sta     (zp_dist_ptr),y
        rts
.endproc

;;; enqueue -- a square waits for its neighbours to be looked at
;;; in:       X = column; Y = row; zp_ai_v = its distance
;;; out:      queue_*; the frontier of a flood is far shorter than the queue
;;; clobbers: A X Y zp_ai_t
;;; cycles:   <= 80
.proc enqueue
        sty     zp_ai_t
        ldy     queue_free
        .assert NEVER = 0, error, "no place is left"
        beq     @done
        txa
        sta     queue_x,y
        lda     zp_ai_t
        sta     queue_y,y
        lda     queue_next,y
        sta     queue_free
        lda     zp_ai_v
        and     #LISTS-1
        tax
        lda     queue_first,x
        sta     queue_next,y
        tya
        sta     queue_first,x
@done:  rts
.endproc

;;; flood_run -- spread the distances, from the nearest squares to the farthest
;;; rule:     8.0
;;; in:       sources
;;; out:      distance; FAR where no way leads
;;; clobbers: A X Y zp_map_ptr .. zp_flood_cost zp_ai_t zp_ai_u zp_ai_v zp_engine ai_limit queue_*
;;; cycles:   -
.proc flood_run
        lda     #0
        sta     queue_at
        sta     queue_count
        ldy     #MAP_TOP                ; all sources, before one can wait in another's list
@row:   sty     zp_flood_y
        jsr     flood_row
        ldy     #MAP_RIGHT
@source:
        lda     (zp_dist_ptr),y
        bne     @next
        sty     zp_flood_x
        jsr     spread
        ldy     zp_flood_y
        jsr     flood_row
        ldy     zp_flood_x
@next:  dey
        cpy     #MAP_LEFT
        bcs     @source
        ldy     zp_flood_y
        dey
        cpy     #MAP_BOTTOM
        bcs     @row
@list:  lda     queue_at
        and     #LISTS-1
        tax
        ldy     queue_first,x
        bne     @some
        inc     queue_at
        lda     queue_at
        cmp     ai_limit
        bcc     @list
        rts
@some:  lda     queue_next,y
        sta     queue_first,x
        lda     queue_free
        sta     queue_next,y
        sty     queue_free
        lda     queue_x,y
        sta     zp_flood_x
        lda     queue_y,y
        sta     zp_flood_y
        jsr     spread
        jmp     @list
.endproc

.proc spread
        inc     queue_count
        bne     @look
        jsr     key_pump
@look:  lda     queue_count
        and     #LOOK_EVERY-1
        bne     @square
        jsr     limit_find
@square:
        jmp     square_spread
.endproc
