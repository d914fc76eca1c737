; A defender's unit looks for its square.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export hold_seek, taken_at
        .import trench_square, own_side, can_stand, square_worth, squares_taken

        .segment "DEPLOY"

;;; hold_seek -- the best square near place_x, place_y for the unit at work, dug in if it can be
;;; rule:     4.0.3 4.8.1 W23  men, guns in cover; guns, HMGs and armour with a view of the ground
;;; rule:     4.0.3  that they hold and of the way to it, mortars of it alone, trucks out of sight
;;; in:       place_x, place_y; seek_kind; hold_x, hold_y; zp_unit, zp_side; the map
;;; out:      place_x, place_y; squares_taken; st_trenches and the map when it digs
;;; clobbers: A X Y zp_from_x..zp_to_y zp_range zp_map zp_square zp_rules zp_t0 zp_overlay..
;;; cycles:   -
.proc hold_seek
        lda     place_x
        sta     place_x+2
        sta     best_x
        lda     place_y
        sta     place_y+2
        sta     best_y
        lda     #0
        sta     seek_best
        ldx     seek_kind
        lda     seek_steps,x
        sta     seek_step
        ldx     #24                     ; five columns by five rows
@look:  stx     place_try
        jsr     candidate
        bcc     @next
        jsr     square_worth
        cmp     seek_best
        bcc     @next
        sta     seek_best
        lda     place_x
        sta     best_x
        lda     place_y
        sta     best_y
@next:  ldx     place_try
        dex
        bpl     @look
        lda     best_x
        sta     place_x
        lda     best_y
        sta     place_y
        jsr     taken_at
        ora     squares_taken,y
        sta     squares_taken,y
        lda     seek_kind
        cmp     #KIND_TRUCK+1
        bcc     @done                   ; only men and guns dig
        ldx     place_x
        ldy     place_y
        jmp     trench_square           ; as far as there are any
@done:  rts
.endproc
; squares from one candidate to the next, by KIND_*
seek_steps:     .byte 2, 2, 2, 2, 2, 1, 1, 2, 2, 1, 2, 1, 1, 1

; X = 0..24 -> place_x, place_y; C = 1 when the unit at work may stand there.
.proc candidate
        lda     #<-2
        sta     zp_t0
        txa
@row:   cmp     #5
        bcc     @found
        sbc     #5
        inc     zp_t0
        jmp     @row
@found: sec
        sbc     #2
        ldx     seek_step
        dex
        beq     @near
        asl     a
        asl     zp_t0
@near:  clc
        adc     place_x+2
        sta     place_x
        lda     zp_t0
        clc
        adc     place_y+2
        sta     place_y
        tay
        cpy     st_map_rows
        bcs     @no
        ldx     place_x
        jsr     own_side
        bcc     @no
        jsr     can_stand
        lda     #0
        rol     a
        eor     #1
        lsr     a                       ; C = 1: it can
        rts
@no:    clc
        rts
.endproc

;;; taken_at -- the bit of squares_taken that stands for a square
;;; in:       place_x, place_y
;;; out:      Y = byte, A = bit
;;; clobbers: X zp_t0
;;; cycles:   <= 60
.proc taken_at
        lda     place_x
        and     #7
        tax
        lda     place_x
        lsr     a
        lsr     a
        lsr     a
        sta     zp_t0
        lda     place_y
        asl     a
        asl     a
        asl     a
        ora     zp_t0
        tay
        lda     bits,x
        rts
.endproc
bits:           .byte 1, 2, 4, 8, 16, 32, 64, 128
