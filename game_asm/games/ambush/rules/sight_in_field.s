; The field of vision.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export sight_in_field
        .import sight_primary

        .segment "RULES"

;;; sight_in_field -- where a square lies in a looker's field of vision
;;; rule:     6.3.2
;;; rule:     10.0  180 degrees about the facing, the middle 45 primary; scanning all round;
;;; rule:     10.0  in hand-to-hand combat only the own square
;;; in:       zp_from_x/y, zp_to_x/y; zp_facing = 0..9
;;; out:      A = 0 outside, 1 peripheral, 2 primary
;;; clobbers: X Y zp_t0 zp_t1
;;; cycles:   <= 145
.proc sight_in_field
        lda     zp_to_y
        sec
        sbc     zp_from_y
        sta     zp_t0                   ; rows north, signed
        lda     zp_to_x
        sec
        sbc     zp_from_x
        sta     zp_t1                   ; columns east, signed
        ora     zp_t0
        beq     @primary                ; the own square
        ldx     zp_facing
        beq     @primary                ; scanning
        cpx     #FACING_FIGHT
        beq     @outside
        txa
        lsr
        tax                             ; C = 1: facing along an axis
        bcs     @turn
        dex
        lda     zp_t0                   ; facing a diagonal: measure along the diagonals
        clc
        adc     zp_t1
        pha
        lda     zp_t1
        sec
        sbc     zp_t0
        sta     zp_t1
        pla
        sta     zp_t0
@turn:  txa                             ; quarter turns clockwise of the facing
        lsr
        bcc     @along
        ldx     zp_t0                   ; odd: the two measures change places
        ldy     zp_t1
        stx     zp_t1
        sty     zp_t0
@along: lsr
        lda     zp_t0                   ; how far ahead
        bcc     @ahead
        eor     #$FF                    ; facing the other way
        clc
        adc     #1
@ahead: tax
        bmi     @outside
        lda     zp_t1                   ; how far to a side
        bpl     @side
        eor     #$FF
        clc
        adc     #1
@side:  cmp     sight_primary,x
        beq     @primary
        bcc     @primary
        lda     #1
        rts
@outside:
        lda     #0
        rts
@primary:
        lda     #2
        rts
.endproc
