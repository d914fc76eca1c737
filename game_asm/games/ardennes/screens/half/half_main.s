; The parts of a half-day.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export half_main
        .import foe_beside, hex_place, unit_side
        .import half_begin, half_end, log_turn, replay_main, resolve_main, screen_clear
        .import view_center

        .segment "RESOLVE"

;;; half_main -- carry out the part of the half-day that st_phase names, but movement
;;; rule:     8.4 8.6
;;; in:       st_phase = PHASE_BEGIN, PHASE_RESOLVE, PHASE_REPLAY or PHASE_END
;;; out:      st_phase = the next
;;; clobbers: everything
;;; cycles:   -
.proc half_main
        lda     st_phase
        cmp     #PHASE_BEGIN
        beq     @begin
        cmp     #PHASE_RESOLVE
        beq     @resolve
        cmp     #PHASE_REPLAY
        beq     @replay
        jmp     half_end
@replay:
        jmp     replay_main
@begin: jsr     log_turn
        jsr     half_begin
        jmp     half_front
@resolve:
        jmp     resolve_main
.endproc

; Where the cursor begins, and who goes on: a player with the page of files_half.s, or the computer.
.proc half_front
        ldy     st_side
        ldx     first_col,y
        stx     st_cursor_x
        lda     first_row,y
        sta     st_cursor_y
        jsr     to_front
        ldy     st_side
        lda     st_human,y
        beq     @computer
        lda     #PHASE_MOVE
        sta     st_next_phase
        lda     #PHASE_KEEP             ; which shows what has changed
        sta     st_phase
        jmp     screen_clear            ; what was asked last, and what the other one saw
@computer:
        ldx     st_cursor_x
        ldy     st_cursor_y
        jmp     view_center             ; half_begin has said what follows
.endproc

; The cursor to the first unit of st_side that stands next to an enemy; not on the first day.
.proc to_front
        lda     st_turn
        cmp     #3
        bcc     @done
        ldx     #0
@unit:  lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        jsr     unit_side
        cmp     st_side
        bne     @next
        tay
        jsr     foe_beside
        bne     @found
@next:  inx
        cpx     #UNITS
        bcc     @unit
@done:  rts
@found: copy_word zp_arg0, zp_hex
        jsr     hex_place
        dex
        dey
        stx     st_cursor_x
        sty     st_cursor_y
        rts
.endproc

first_col:      .byte 31, 27            ; Losheim, Saint-Vith
first_row:      .byte 18, 19
