; What the enemies overlook: four squares in one, as far as they are known.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export threat_map
        .import sight_terrain, key_pump, skill_threat, aim_guard_x, aim_guard_y
        .import threat_at, threat_from, looked_x, looked_y, look_x, look_y

        .segment "COMPUTER"

CELL_COLUMNS    = MAP_COLS / 2
CELL_ROWS       = MAP_ROWS / 2
OVERLOOKS       = 24                    ; squares that an enemy overlooks
THIN            = $20                   ; high byte of a multiplier of a quarter: hardly seen

bits:   .byte   $01, $02, $04, $08, $10, $20, $40, $80

;;; threat_map -- the squares that the nearest of the known enemies overlook
;;; rule:     10.4  lines of sight; 2.4  enemies as they are remembered
;;; in:       ai_first ai_foe ai_skill ai_aim ai_goal_x/y; known_x known_y; st_scenario st_side
;;; out:      ai_threat: a bit for four squares
;;; clobbers: A X Y zp_index zp_inner zp_from_x zp_from_y zp_to_x zp_to_y look_* looked_* and what
;;;           sight_terrain uses
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
@next:  jsr     threat_from
        bcc     @guess
        jsr     look_from
        dec     looks_left
        bne     @next
@done:  rts
; nobody is known: where somebody is likely to stand
@guess: lda     looked_x
        bne     @done
        lda     st_scenario
        asl     a
        ora     st_side
        tax
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
        bcs     @rows
        eor     #$FF
        adc     #1
@rows:  cmp     #OVERLOOKS
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
        bcs     @columns
        eor     #$FF
        adc     #1
@columns:
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
        lda     zp_index
        and     #7
        tax
        lda     bits,x
        pha
        lda     zp_index
        ldx     zp_inner
        jsr     cell_byte
        pla
        ora     ai_threat,x
        sta     ai_threat,x
@next:  dec     zp_index
        bpl     @cell
@next_row:
        dec     zp_inner
        bpl     @row
        rts
.endproc

; A = column of cells, X = row of cells: X = the byte
.proc cell_byte
        lsr     a
        lsr     a
        lsr     a
        stx     cell_row
        clc
        adc     cell_row
        adc     cell_row
        adc     cell_row
        tax
        rts
.endproc

        .segment "COMPUTER_BSS"
looks_left:     .res 1                  ; enemies yet to be looked from
cell_y:         .res 1
cell_row:       .res 1
