; How a unit looks in the window.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "lib/hexview/hexview.inc"

        .export plate_look
        .import engage_member, unit_attack, unit_kind, unit_shown
        .importzp MARK_ENGAGED, NUMBER_0, NUMBER_A, NUMBER_NONE, SYMBOL_ARMOUR, SYMBOL_ARTILLERY
        .importzp SYMBOL_INFANTRY, SYMBOL_INFILTRATOR, SYMBOL_MOTOR, SYMBOL_PARA, SYMBOL_ROCKET

NUMBERS_MOST    = 19                    ; strengths that have a picture

        .segment "CODE"

;;; plate_look -- the plate of a unit; in an engagement it shows its letter instead of its strength
;;; rule:     1.3 2.22 5.2 6.3 10.9  what it attacks with: the panel has its defence besides
;;; in:       X = unit on the map; zp_t0 = PLATE_STACK or 0
;;; out:      zp_hexview+HV_PLATE, zp_hexview+HV_NUMBER; zp_hexview+HV_SHADE when it is engaged
;;; clobbers: A Y zp_ptr0 zp_t0 zp_t1 zp_hex zp_terrain zp_class zp_rules..zp_rules+5
;;; cycles:   <= 1900
.proc plate_look
        lda     unit_kind,x
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     symbols,y
        ora     zp_t0
        cpx     #GERMANS
        bcc     @german
        ora     #PLATE_FRAMED
        bne     @side                   ; always
@german:
        ora     #PLATE_SOLID
@side:  sta     zp_hexview+HV_PLATE
        lda     #NUMBER_NONE
        cpy     #CLASS_INFILTRATOR
        beq     @number
        jsr     engage_member
        bne     @engaged
        jsr     unit_attack
        jsr     unit_shown
        cmp     #NUMBERS_MOST + 1
        bcc     @low
        lda     #NUMBERS_MOST
@low:   clc
        adc     #NUMBER_0
@number:
        sta     zp_hexview+HV_NUMBER
        rts
@engaged:
        clc
        adc     #NUMBER_A - 1
        sta     zp_hexview+HV_NUMBER
        lda     #MARK_ENGAGED
        sta     zp_hexview+HV_SHADE
        rts
.endproc

        .segment "RODATA"
symbols:        .byte SYMBOL_ARMOUR, SYMBOL_MOTOR, SYMBOL_INFANTRY, SYMBOL_ARTILLERY
                .byte SYMBOL_ROCKET, SYMBOL_PARA, SYMBOL_INFILTRATOR
