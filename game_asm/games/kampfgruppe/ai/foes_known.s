; Enemies that the computer knows of: those it sees, then those it remembers.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export foes_known, foe_no, foe_crowd
        .exportzp ai_known
        .import foe_col, foe_row, foe_kind, w_memory, ai_again
        .import sight_note, sights_fade, sights_clear, foes_down, own_there

        .segment "COMPUTER_BSS"
foe_no:         .res UNITS + SIGHTS
foe_crowd:      .res UNITS + SIGHTS     ; own units sent against it

        .segment "COMPUTER"

;;; foes_known -- remember the enemies in sight, and list those remembered behind them
;;; rule:     W23  it knows what its side sees and has seen
;;; in:       zp_side, st_turn; ai_again; ai_foes, foe_* of the enemies in sight
;;; out:      ai_known foe_no foe_col foe_row foe_kind foe_down foe_crowd; ai_again = 1 when it
;;;           was 0; changes st_sight_*
;;; clobbers: A X Y zp_arg0..zp_arg2 zp_t0..zp_t2 zp_ptr0 zp_ptr1 zp_to_x zp_to_y zp_unit
;;;           zp_unit_no and the overlay's own
;;; cycles:   -
.proc foes_known
        lda     #0
        sta     zp_arg0
        ldx     #SIGHTS
        ldy     zp_side
        beq     @side
        stx     zp_arg0
        ldx     #2 * SIGHTS
@side:  stx     zp_arg1
        lda     st_turn
        cmp     #2
        bcs     @fade
        jsr     sights_clear
@fade:  lda     ai_again
        bne     @faded                  ; before RESET: a turn makes them older once
        lda     w_memory
        jsr     sights_fade
        inc     ai_again
@faded: lda     #0
        sta     ai_t0
@seen:  ldx     ai_t0
        cpx     ai_foes
        bcs     @remembered
        lda     foe_kind,x
        asl     a
        asl     a
        asl     a
        asl     a
        sta     zp_arg2
        ldy     foe_row,x
        lda     foe_col,x
        sta     ai_t1
        lda     foe_no,x
        clc
        adc     #1
        ldx     ai_t1
        jsr     sight_note
        inc     ai_t0
        bne     @seen                   ; always
@remembered:
        lda     ai_foes
        sta     ai_known
        ldx     zp_arg0
@sight: lda     st_sight_id,x
        beq     @next
        lda     st_sight_age,x
        and     #%00001111
        beq     @next                   ; in sight, and listed
        lda     st_sight_x,x
        sta     zp_to_x
        lda     st_sight_y,x
        sta     zp_to_y
        jsr     own_there
        bcs     @gone                   ; it would see him
        ldy     ai_known
        lda     st_sight_id,x
        sec
        sbc     #1
        sta     foe_no,y
        lda     zp_to_x
        sta     foe_col,y
        lda     zp_to_y
        sta     foe_row,y
        lda     st_sight_age,x
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        sta     foe_kind,y
        inc     ai_known
        bne     @next                   ; always
@gone:  lda     #0
        sta     st_sight_id,x
@next:  inx
        cpx     zp_arg1
        bne     @sight
        lda     #0
        tax
@crowd: sta     foe_crowd,x
        inx
        cpx     #UNITS + SIGHTS
        bne     @crowd
        jmp     foes_down
.endproc
