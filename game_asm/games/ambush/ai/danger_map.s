; Where the enemies whom the computer knows may look.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export danger_map, danger_row, danger_at
        .import squares_fill, danger_ring, key_pump, village_row_lo, village_row_hi, village, skill_wary

        .segment "COMPUTER"

; where guards of a goal are taken to be
guard_x:        .byte 0, 3, <-3, 0, 0
guard_y:        .byte 0, 0, 0, 3, <-3
GUARDS          = 5

RINGS           = 5                     ; watchers in all: a third of a second each
DANGER_OFF      = danger - village
COLUMN          = %00111111             ; of known_x
BIT_SEVEN       = $80

;;; danger_map -- mark the squares on which a known enemy may fire
;;; rule:     W24; 2.4  an enemy of whom it knows nothing makes no square dangerous
;;; in:       ai_skill ai_foe known_x known_y
;;; out:      danger = a bit an enemy, the last five share one; DANGER_GUESS where a guard of
;;;           the goal might
;;; clobbers: A X Y zp_index zp_from_x zp_from_y zp_ai_t zp_ai_u zp_ai_v and what danger_ray uses
;;; cycles:   -
.proc danger_map
        set_word zp_dist_ptr, danger
        lda     #0
        jsr     squares_fill
        ldx     ai_skill
        lda     skill_wary,x
        beq     @done
        lda     #RINGS
        sta     rings_left
        lda     #DANGER_ENEMY
        sta     zp_ai_t
        lda     #0
@man:   sta     zp_index
        clc
        adc     ai_foe
        tax
        lda     known_x,x
        beq     @next
        and     #COLUMN
        sta     zp_from_x
        lda     known_y,x
        sta     zp_from_y
        jsr     ring
@next:  asl     zp_ai_t
        bne     @more
        lda     #BIT_SEVEN
        sta     zp_ai_t
@more:  ldx     zp_index
        inx
        txa
        cmp     #SQUAD
        bcc     @man
@guess: lda     #DANGER_GUESS
        sta     zp_ai_t
        ldx     ai_goal_x               ; of a goal it takes for granted that it is watched
        beq     @done
        lda     ai_aim
        cmp     #AIM_HOLD
        beq     @done
        ldy     #GUARDS-1
@guard: sty     zp_index
        clc
        lda     ai_goal_x
        adc     guard_x,y
        cmp     #MAP_LEFT
        bcc     @nobody
        cmp     #MAP_RIGHT+1
        bcs     @nobody
        sta     zp_from_x
        clc
        lda     ai_goal_y
        adc     guard_y,y
        cmp     #MAP_BOTTOM
        bcc     @nobody
        cmp     #MAP_TOP+1
        bcs     @nobody
        sta     zp_from_y
        jsr     ring
@nobody:
        ldy     zp_index
        dey
        bpl     @guard
@done:  rts
.endproc

; A square's watcher looks, as long as there is time for it.
.proc ring
        dec     rings_left
        bmi     @enough
        jsr     danger_ring
        jmp     key_pump
@enough:
        inc     rings_left
        rts
.endproc

;;; danger_row -- the row of a square in the village and in the map of dangers
;;; in:       Y = row 11..64
;;; out:      zp_map_ptr zp_dist_ptr, to be indexed by column
;;; clobbers: A
;;; cycles:   <= 50
.proc danger_row
        lda     village_row_lo-MAP_BOTTOM,y
        sta     zp_map_ptr
        clc
        adc     #<DANGER_OFF
        sta     zp_dist_ptr
        lda     village_row_hi-MAP_BOTTOM,y
        sta     zp_map_ptr+1
        adc     #>DANGER_OFF
        sta     zp_dist_ptr+1
        rts
.endproc

;;; danger_at -- may a known enemy fire on a square?
;;; in:       X = column; Y = row
;;; out:      A = bits of danger, Z
;;; clobbers: Y zp_map_ptr zp_dist_ptr
;;; cycles:   <= 80
.proc danger_at
        jsr     danger_row
        txa
        tay
        lda     (zp_dist_ptr),y
        rts
.endproc

        .segment "COMPUTER_BSS"
rings_left:     .res 1
