; Lines of sight by pair, remembered until one of the two moves or the village changes.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "resolve/resolve.inc"
        .export pair_terrain, pair_squared, pair_forget, pairs_forget, pair_squares, pair_row
        .import pair_lines, line_chance, lines_forget, area_note, areas_forget

        .segment "RESOLVE"

; a looker's row of the table, less where the other squad's numbers begin
pair_row:
        .repeat SOLDIERS, i
        .byte   <(i * 10 - 10 * (1 - i / 10))
        .endrepeat

;;; pair_squares -- where two soldiers stand, as input for the sighting rules
;;; in:       X = looker; Y = target
;;; out:      zp_from_x zp_from_y zp_to_x zp_to_y zp_facing; X Y kept
;;; clobbers: A
;;; cycles:   <= 47
.proc pair_squares
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        lda     man_facing,x
        sta     zp_facing
        lda     man_x,y
        sta     zp_to_x
        lda     man_y,y
        sta     zp_to_y
        rts
.endproc

;;; pair_terrain -- terrain multiplier from a soldier to an enemy
;;; rule:     10.4  terrain multiplier; below .01 it is zero; 10.9  both prone
;;; in:       X = looker; Y = target, of the other squad
;;; out:      zp_chance = -log2 of T, $FFFF = none; C = 1 when T is at least .01;
;;;           zp_screen bit 7 = a window or hedge lies between
;;; clobbers: A X Y zp_from_x zp_from_y zp_to_x zp_to_y zp_facing zp_pair and what
;;;           sight_terrain uses and what the rules use
;;; cycles:   -
; No multiplier of .01 or more has bit 15 of its logarithm set: that bit keeps
; zp_screen.
.proc pair_terrain
        jsr     pair_squares
        ; on into pair_squared
.endproc
        falls_into pair_squared

;;; pair_squared -- the same, their squares in place
;;; rule:     10.4  terrain multiplier; below .01 it is zero; 10.9  both prone
;;; in:       X = looker; Y = target, of the other squad; zp_from_x zp_from_y zp_to_x zp_to_y
;;; out:      as pair_terrain
;;; clobbers: A X Y zp_from_x zp_from_y zp_to_x zp_to_y zp_facing zp_pair and what
;;;           sight_terrain uses and what the rules use
;;; cycles:   -
.proc pair_squared
        clc
        tya
        adc     pair_row,x
        sta     zp_pair
        tay
        lda     pair_hi,y
        cmp     #NOT_KNOWN
        bcc     @known
        bne     @none
        tya
        sbc     pair_row,x              ; C = 1 here
        tay                             ; the target again
        jsr     pair_lines
        ldx     zp_line_looker
        ldy     zp_line_target
        jsr     pair_squares            ; as they were
        ldy     zp_pair
        lda     pair_hi,y
        cmp     #LINE_NONE
        beq     @none
@known: sta     zp_screen
        ldx     pair_lo,y
        stx     zp_chance
        and     #$7F
        sta     zp_chance+1
        cmp     #LINE_COUNTED
        bne     @seen
        jsr     line_chance
@seen:  sec
        rts
@none:  lda     #$FF
        sta     zp_screen
        sta     zp_chance
        sta     zp_chance+1
        clc
        rts
.endproc

;;; pair_forget -- a soldier has moved: his lines of sight must be worked out again
;;; in:       X = man
;;; out:      pair_hi man_area man_open; X kept
;;; clobbers: A Y
;;; cycles:   <= 220
.proc pair_forget
        lda     pair_row,x
        cpx     #SQUAD
        bcs     @german
        adc     #SQUAD                  ; C = 0 here
@german:
        tay                             ; as looker: ten in a row
        lda     #NOT_KNOWN
        .repeat ::SQUAD, i
        sta     pair_hi + i,y
        .endrepeat
        txa
        sec
        sbc     #SQUAD
        bcs     @target
        adc     #100 + SQUAD            ; C = 0 here
@target:
        tay                             ; as target: every tenth of the other half
        lda     #NOT_KNOWN
        .repeat ::SQUAD, i
        sta     pair_hi + 10 * i,y
        .endrepeat
        jmp     area_note
.endproc

;;; pairs_forget -- forget every line of sight: the village has changed
;;; in:       none
;;; out:      pair_lo pair_hi line_leader act_village man_area man_open
;;; clobbers: A X
;;; cycles:   <= 4100
.proc pairs_forget
        lda     #0
        sta     act_village             ; it has changed
        lda     #NOT_KNOWN
        ldx     #200
@pair:  sta     pair_hi-1,x
        sta     pair_lo-1,x
        dex
        bne     @pair
        jsr     areas_forget
        jmp     lines_forget
.endproc
