; Who asks for a bombardment.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"

        .export spotter_find
        .import line_of_sight, place_of

        .segment "COMPUTER"

;;; spotter_find -- a unit that sees a square and gets the artillery at work soon
;;; rule:     5.6.3 5.6.4 5.6.5 5.6.6 5.6.7 12.0.5  the artillery's formation first, its HQ before
;;; rule:     7.5.5  the others; then any HQ
;;; in:       zp_to_x/y = the square; zp_unit, zp_unit_no = the artillery; ai_first; zp_side
;;; out:      C = 1, ai_other = the unit, and U_SPOTTER; C = 0: none sees it; changes
;;;           unit_records
;;; clobbers: A X Y zp_from_x zp_from_y zp_range zp_map zp_square zp_rules ai_t0 ai_t1
;;; cycles:   <= 110000
.proc spotter_find
        lda     ai_first
        sta     ai_other
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        beq     @formation
        lda     #0                      ; the Command HQ's formation
        sta     ai_other
@formation:
        lda     #IN_FORMATION
        ldx     #1
        jsr     look
        bcs     @found
        lda     #0
        sta     ai_other
        lda     #FORMATIONS
        ldx     #IN_FORMATION
        jsr     look
        bcc     @done
@found: lda     ai_other
        ldy     #U_SPOTTER
        sta     (zp_unit),y
@done:  rts
.endproc

; Of A units from ai_other on, every X-th: C = 1, ai_other = the first that sees zp_to.
.proc look
        sta     ai_t0
        stx     ai_t1
@unit:  ldx     ai_other
        ldy     zp_side
        jsr     place_of
        bmi     @next
        sta     zp_from_x
        sty     zp_from_y
        jsr     line_of_sight
        bcs     @done
@next:  lda     ai_other
        clc
        adc     ai_t1
        sta     ai_other
        dec     ai_t0
        bne     @unit
        clc
@done:  rts
.endproc
