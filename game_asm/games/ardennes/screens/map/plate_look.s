; How a unit looks in the window.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "lib/hexview/hexview.inc"

        .export plate_look
        .import engage_member, unit_kind
        .importzp MARK_ENGAGED, NUMBER_0, NUMBER_NONE, SYMBOL_A, SYMBOL_ARMOUR, SYMBOL_ARTILLERY
        .importzp SYMBOL_INFANTRY, SYMBOL_INFILTRATOR, SYMBOL_MOTOR, SYMBOL_PARA, SYMBOL_ROCKET

NUMBERS_MOST    = 19                    ; strengths that have a picture

        .segment "CODE"

;;; plate_look -- the plate of a unit; in an engagement it shows its letter instead of its class
;;; rule:     1.3 2.22 5.2
;;; in:       X = unit on the map; zp_t0 = PLATE_STACK or 0
;;; out:      zp_hexview+HV_PLATE, zp_hexview+HV_NUMBER; zp_hexview+HV_SHADE when it is engaged
;;; clobbers: A Y zp_t0
;;; cycles:   <= 140
.proc plate_look
        cpx     #GERMANS
        bcs     @framed
        lda     zp_t0
        ora     #PLATE_SOLID
        sta     zp_t0
        .assert PLATE_FRAMED = 0, error, "a frame has no bit"
@framed:
        lda     unit_kind,x
        lsr     a
        lsr     a
        lsr     a
        lsr     a
        tay
        lda     #NUMBER_NONE
        cpy     #CLASS_INFILTRATOR
        beq     @number
        lda     unit_strength,x
        cmp     #NUMBERS_MOST + 1
        bcc     @low
        lda     #NUMBERS_MOST
@low:   clc
        adc     #NUMBER_0
@number:
        sta     zp_hexview+HV_NUMBER
        jsr     engage_member
        beq     @class
        clc
        adc     #SYMBOL_A - 1
        ldy     #MARK_ENGAGED
        sty     zp_hexview+HV_SHADE
        bne     @plate                  ; always
@class: lda     symbols,y
@plate: ora     zp_t0
        sta     zp_hexview+HV_PLATE
        rts
.endproc

        .segment "RODATA"
symbols:        .byte SYMBOL_ARMOUR, SYMBOL_MOTOR, SYMBOL_INFANTRY, SYMBOL_ARTILLERY
                .byte SYMBOL_ROCKET, SYMBOL_PARA, SYMBOL_INFILTRATOR
