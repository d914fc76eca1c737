; What an order other than a move costs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export action_cost
        .import cost_listed, weapon_prepared, divide_24_8, multiply_24_8
        .import square_lo, square_hi
        .import COST_FALL, COST_STAND, COST_TURN, COST_SNEAK_BEGIN, COST_SNEAK_END
        .import COST_PREPARE, COST_LOAD, COST_GET, COST_DROP, COST_FIRE, COST_FIGHT
        .import COST_SET_PLASTIC, COST_THROW, COST_SEARCH

        .segment "RULES"

handlers_lo:
        .byte   <(move-1), <(move-1), <(sneak_begin-1), <(sneak_end-1)
        .byte   <(prepare-1), <(load-1), <(get-1), <(drop-1), <(fire-1), <(fire_area-1)
        .byte   <(fight-1), <(jump-1), <(set_plastic-1), <(throw-1), <(wait-1)
HANDLERS = * - handlers_lo
handlers_hi:
        .byte   >(move-1), >(move-1), >(sneak_begin-1), >(sneak_end-1)
        .byte   >(prepare-1), >(load-1), >(get-1), >(drop-1), >(fire-1), >(fire_area-1)
        .byte   >(fight-1), >(jump-1), >(set_plastic-1), >(throw-1), >(wait-1)
        .assert ORD_MR = 1 && ORD_WA = HANDLERS, error, "handlers stand in the order of ORD_*"

;;; action_cost -- time and energy of an order that does not lead to another square
;;; rule:     S.4 S.5 S.6 S.7 S.8 S.9 S.11 S.12
;;; rule:     S.3 8.7.1  the order chart; moves of no squares are turns, scans, falls and rises
;;; rule:     S.10  waiting takes the time written; FA and HJ .3 energy a point
;;; in:       X = soldier 0..19; zp_order = the order; zp_arg0 = 1: a Get finds nothing there,
;;;           a Load finds the weapon loaded
;;; out:      zp_time = whole points; zp_energy = 16.8 fixed point; X kept;
;;;           C = 1 no such order, or FS with no fire weapon in hand
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7 zp_arg0
;;; cycles:   <= 2500
.proc action_cost
        ldy     zp_order
        beq     @unknown
        cpy     #HANDLERS+1
        bcs     @unknown
        lda     handlers_hi-1,y
        pha
        lda     handlers_lo-1,y
        pha
        rts                             ; to the handler
@unknown:
        sec
        rts
.endproc

.proc move
        lda     zp_order+3
        ldy     #<COST_FALL
        cmp     #'F'
        beq     listed
        ldy     #<COST_STAND
        cmp     #'S'
        beq     listed
        ldy     man_posture,x           ; a turn or scan: upright, looking, prone, both
        cpy     #POSTURE_PRONE
        ldy     #<COST_TURN
        bcc     @upright
        iny
        iny
@upright:
        cmp     #'L'
        bne     listed
        iny
        bne     listed                  ; always
.endproc

.proc sneak_begin
        ldy     #<COST_SNEAK_BEGIN
        bne     listed                  ; always
.endproc

.proc sneak_end
        ldy     #<COST_SNEAK_END
        bne     listed
.endproc

.proc prepare
        lda     #<COST_PREPARE
        bne     by_kind                 ; always
.endproc

.proc drop
        lda     #<COST_DROP
        bne     by_kind
.endproc

.proc load
        lda     #<COST_LOAD
        bne     or_search               ; always
.endproc

.proc get
        lda     #<COST_GET
        .assert * = or_search, error, "or_search must follow"
.endproc

.proc or_search
        ldy     zp_arg0
        beq     by_kind
        ldy     #<COST_SEARCH
        bne     listed                  ; always
.endproc

.proc fire
        jsr     weapon_prepared
        cmp     #WEAPON_MACHINE
        bcc     @none
        cmp     #WEAPON_RIFLE+1
        bcs     @none
        adc     #<COST_FIRE             ; C = 0 here
        tay
        bne     listed                  ; always
@none:  sec
        rts
.endproc

.proc fight
        ldy     #<COST_FIGHT
        bne     listed
.endproc

.proc set_plastic
        ldy     #<COST_SET_PLASTIC
        bne     listed                  ; always
.endproc

; A = COST_* of kind 0, of an order whose kind stands in the order's first operand
.proc by_kind
        clc
        adc     zp_order+1
        tay
        .assert * = listed, error, "listed must follow"
.endproc

.proc listed
        jsr     cost_listed
        clc
        rts
.endproc

.proc fire_area
        lda     zp_order+2
        bne     watch                   ; always: at least 10
.endproc

.proc jump
        lda     zp_order+1
        .assert * = watch, error, "watch must follow"
.endproc

WATCH_UP        = 192                   ; .3 * 256 = 192 * 2 / 5
WATCH_DOWN      = 5

; A = time points of a watch: it lasts that long whoever keeps it, and costs .3 energy a point
.proc watch
        sta     zp_time
        sta     zp_t2
        lda     #0
        sta     zp_time+1
        sta     zp_t3
        sta     zp_t4
        lda     #WATCH_UP
        jsr     multiply_24_8
        asl     zp_t5
        rol     zp_t6
        lda     zp_t5
        clc
        adc     #WATCH_DOWN/2
        sta     zp_t2
        lda     zp_t6
        adc     #0
        sta     zp_t3
        lda     #0
        sta     zp_t4
        sta     zp_energy+2
        stx     zp_t7
        lda     #WATCH_DOWN
        jsr     divide_24_8
        ldx     zp_t7
        lda     zp_t2
        sta     zp_energy
        lda     zp_t3
        sta     zp_energy+1
        jmp     sneaking_energy
.endproc

.proc throw
        ldy     #<COST_THROW
        jsr     cost_listed
        lda     man_x,x
        sec
        sbc     zp_order+1
        jsr     @square
        sta     zp_t2                   ; zp_t2/t3 = columns squared
        lda     square_hi,y
        sta     zp_t3
        lda     man_y,x
        sec
        sbc     zp_order+2
        jsr     @square
        clc
        adc     zp_t2
        sta     zp_energy+1
        lda     square_hi,y
        adc     zp_t3
        lsr                             ; half of d squared
        sta     zp_energy+2
        ror     zp_energy+1
        lda     #0
        ror
        sta     zp_energy
        jmp     sneaking_energy
@square:
        bcs     @plus
        eor     #$FF
        adc     #1                      ; C = 0 here
@plus:  tay
        lda     square_lo,y
        rts
.endproc

.proc wait
        lda     zp_order+1
        sta     zp_time
        lda     #0
        sta     zp_time+1
        sta     zp_energy
        sta     zp_energy+1
        sta     zp_energy+2
        clc
        rts
.endproc

; a time that is not stretched still costs a sneaking man twice the energy
.proc sneaking_energy
        lda     man_sneaking,x
        beq     @done
        asl     zp_energy
        rol     zp_energy+1
        rol     zp_energy+2
@done:  clc
        rts
.endproc
