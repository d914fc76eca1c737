; Where near a goal a unit had better stand.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export cover_seek
        .import square_take, taken_bit, map_at, ground_cover, w_cover, w_taken

AROUND          = 2                     ; squares each way

try_x      := own_seek
try_y      := own_seek+1
try_dx     := own_seek+2
try_dy     := own_seek+3
best_x     := own_seek+4
best_y     := own_seek+5
best_worth := own_seek+6

        .segment "COMPUTER"

;;; cover_seek -- move a goal to the best square near by: cover, nobody else, not far
;;; rule:     W23  one unit a square where there is room: shells hit all that stand in one
;;; in:       ai_goal_x/y; the map
;;; out:      ai_goal_x/y; the square is taken
;;; clobbers: A X Y zp_map zp_square zp_ptr0 zp_t0 zp_t1 own_seek..own_seek+6
;;; cycles:   <= 14000
.proc cover_seek
        lda     #0
        sta     best_worth
        lda     ai_goal_x
        sta     best_x
        lda     ai_goal_y
        sta     best_y
        lda     #<-AROUND
        sta     try_dy
@row:   lda     #<-AROUND
        sta     try_dx
@square:
        jsr     worth
        bcs     @next
        cmp     best_worth
        bcc     @next
        sta     best_worth
        lda     try_x
        sta     best_x
        lda     try_y
        sta     best_y
@next:  inc     try_dx
        lda     try_dx
        cmp     #AROUND+1
        bne     @square
        inc     try_dy
        lda     try_dy
        cmp     #AROUND+1
        bne     @row
        ldx     best_x
        stx     ai_goal_x
        ldy     best_y
        sty     ai_goal_y
        jmp     square_take
.endproc

; A = what the square try_dx, try_dy from the goal is worth; C = 1: nobody can stand there.
.proc worth
        lda     ai_goal_x
        clc
        adc     try_dx
        cmp     #MAP_SIDE
        bcs     @no
        sta     try_x
        lda     ai_goal_y
        clc
        adc     try_dy
        cmp     st_map_rows
        bcs     @no
        sta     try_y
        lda     try_dx
        jsr     size
        sta     zp_t1
        lda     try_dy
        jsr     size
        clc
        adc     zp_t1
        eor     #$FF
        sec
        adc     #128
        sta     zp_t1
        ldx     try_x
        ldy     try_y
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_RIVER
        bcs     @no
        tax
        lda     ground_cover,x
        beq     @open
        lda     zp_t1
        adc     w_cover                 ; C = 0
        sta     zp_t1
@open:  ldx     try_x
        ldy     try_y
        jsr     taken_bit
        and     (zp_ptr0),y
        beq     @free
        lda     zp_t1
        sec
        sbc     w_taken
        clc
        rts
@free:  lda     zp_t1
        clc
@no:    rts
.endproc

; A = signed -> A = its size.
.proc size
        bpl     @done
        eor     #$FF
        clc
        adc     #1
@done:  rts
.endproc
