; What the enemies overlook: four squares in one, as far as they are known.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export threat_map
        .import threat_fallen, sight_terrain, key_pump, skill_threat, aim_guard_x, aim_guard_y
        .import aim_row, size, threat_at, threat_mark
        .import known_square
        .import threat_from, looked_x, looked_y, look_x, look_y

        .segment "COMPUTER"

CELL            = 2                     ; squares across and up that share a bit
CELL_COLUMNS    = MAP_COLS / CELL
CELL_ROWS       = MAP_ROWS / CELL
OVERLOOKS       = 24                    ; squares that an enemy overlooks
EVERY           = 3                     ; skill_threat from which on every enemy is looked from
THIN            = $20                   ; high byte of a multiplier of a quarter: hardly seen

;;; threat_map -- squares that the nearest, or all, known enemies overlook, and where a march fell
;;; rule:     10.4  lines of sight; 2.4  enemies as they are remembered
;;; in:       ai_first ai_foe ai_skill ai_aim ai_goal_x/y; known_x/y; the men; st_limit st_scenario
;;;           st_side
;;; out:      ai_threat: a bit for four squares
;;; clobbers: A X Y zp_index zp_inner zp_from_x zp_from_y zp_to_x zp_to_y look_* looked_*
;;;           and what threat_fallen and sight_terrain use
;;; cycles:   <= 8000000
.proc threat_map
        lda     #0
        ldx     #THREAT_BYTES-1
@clear: sta     ai_threat,x
        dex
        bpl     @clear
        sta     looked_x
        ldx     ai_skill
        lda     skill_threat,x
        sta     looks_left
        beq     @done
        lda     ai_aim
        cmp     #AIM_REACH
        bne     @many                   ; an attack goes on where it began
        jsr     threat_fallen
@many:  lda     looks_left              ; of two more the same two would be looked from
        cmp     #EVERY
        bcc     @next
        lda     ai_aim
        .assert AIM_HUNT = 0, error, "others know where they go"
        ora     st_limit
        ora     st_limit+1
        beq     every
@next:  jsr     threat_from
        bcc     guess
        jsr     look_from
        dec     looks_left
        bne     @next
@done:  rts
.endproc

; nobody is known: where somebody is likely to stand
.proc guess
        lda     looked_x
        bne     @done
        jsr     aim_row
        lda     aim_guard_y,x
        sta     look_y
        lda     aim_guard_x,x
        bne     @guard
        lda     ai_aim                  ; or where those whom he hunts began
        .assert AIM_HUNT = 0, error, "others know better"
        bne     @done
        lda     ai_goal_y
        sta     look_y
        lda     ai_goal_x
        beq     @done
@guard: sta     look_x
        jmp     look_from
@done:  rts
.endproc

; Who seeks the enemy, and has the time to go round them, heeds all of them.
.proc every
        ldy     #SQUAD-1
@man:   sty     looks_left
        tya
        clc
        adc     ai_foe
        tay
        jsr     known_square
        beq     @next
        lda     zp_to_x
        sta     look_x
        lda     zp_to_y
        sta     look_y
        jsr     look_from
@next:  ldy     looks_left
        dey
        bpl     @man
        bmi     guess                   ; always
.endproc

; The cells that are seen from look_x/y.
.proc look_from
        lda     look_x
        sta     looked_x
        lda     look_y
        sta     looked_y
        lda     #CELL_ROWS-1
        sta     zp_inner
@row:   jsr     key_pump
        lda     zp_inner
        asl     a
        adc     #MAP_BOTTOM             ; C = 0
        sta     cell_y
        sec
        sbc     look_y
        jsr     size
        cmp     #OVERLOOKS
        bcs     @next_row
        lda     #CELL_COLUMNS-1
        sta     zp_index
@cell:  lda     zp_index
        asl     a
        adc     #MAP_LEFT               ; C = 0
        sta     zp_to_x
        tax
        ldy     cell_y
        jsr     threat_at
        bcs     @next                   ; seen by the other
        lda     zp_to_x
        sbc     look_x                  ; C = 0: one more or less
        jsr     size
        cmp     #OVERLOOKS
        bcs     @next
        lda     look_x
        sta     zp_from_x
        lda     look_y
        sta     zp_from_y
        lda     cell_y
        sta     zp_to_y
        jsr     sight_terrain
        bcc     @next
        lda     zp_chance+1
        cmp     #THIN
        bcs     @next
        jsr     threat_mark
@next:  dec     zp_index
        bpl     @cell
@next_row:
        dec     zp_inner
        bpl     @row
        rts
.endproc

        .segment "COMPUTER_BSS"
looks_left:     .res 1                  ; enemies yet to be looked from
cell_y:         .res 1
