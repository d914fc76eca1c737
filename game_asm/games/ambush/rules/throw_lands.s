; Where a thrown grenade comes down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export throw_lands
        .import move_step, multiply_24_8, square_root, square_lo, square_hi

        .segment "RESOLVE"
        .include "rules/flight.inc"

; What a throw goes astray is counted exactly, in 15360ths of a square: with k = 11 - throwing
; marksmanship and dice of -128..127, the aim takes 5k x die of the distance and the range 2k x die.
; That is 25 and 10 per cent of it at most for an average man, whose k is 6.
MIDDLE          = 128                   ; of a random byte: no error
UNSKILLED       = 11
PART            = 60                    ; 256 x 60 = 15360
LEAST           = 32                    ; squares a throw can go astray, and more than that

zp_astray       = zp_arg0               ; offset at work, three bytes
zp_sign         = zp_arg3               ; $FF = negative
zp_skew         = zp_arg4               ; two bytes: 5k and 2k
zp_along        = zp_sight_dx2          ; the throw along the axis at work

;;; throw_lands -- scatter and flight of a grenade
;;; rule:     4.8.1
;;; rule:     12.6.3  W11: errors grow with distance and fall with throwing marksmanship
;;; rule:     12.6.5  W12: it stops in the last square before a wall or the statue
;;; rule:     12.6.7  flight takes four points a square
;;; in:       X = thrower 0..19; zp_from_x/y = his square; zp_to_x/y = square aimed at;
;;;           zp_die = random: low byte for the aim, high byte for the range
;;; out:      zp_to_x/y = where it lands; A = time points of the flight; zp_from_x/y kept
;;; clobbers: X Y zp_t0..zp_t7 zp_arg0..zp_arg7 zp_ptr0 zp_ptr1 zp_sight_* zp_corner
;;; cycles:   -
.proc throw_lands
        sec
        lda     #UNSKILLED
        sbc     man_throwing,x
        sta     zp_t0
        asl
        sta     zp_skew+1
        asl
        adc     zp_t0                   ; C = 0 here
        sta     zp_skew
        lda     zp_to_x                 ; the throw
        sec
        sbc     zp_from_x
        sta     zp_sight_dx
        lda     zp_to_y
        sec
        sbc     zp_from_y
        sta     zp_sight_dy
        eor     #$FF                    ; east: minus aim x dy, plus range x dx
        tay
        iny
        ldx     zp_sight_dx
        jsr     offset
        clc
        adc     zp_to_x
        ldx     #MAP_LEFT
        ldy     #MAP_RIGHT
        jsr     within
        pha
        ldy     zp_sight_dx             ; north: plus aim x dx, plus range x dy
        ldx     zp_sight_dy
        jsr     offset
        clc
        adc     zp_to_y
        ldx     #MAP_BOTTOM
        ldy     #MAP_TOP
        jsr     within
        sta     zp_to_y
        pla
        sta     zp_to_x
        jsr     flight
        jmp     flight_time
.endproc

;;; offset -- by how many squares a throw goes astray along one axis
;;; rule:     12.6.3  multiples of the throw and of its perpendicular
;;; in:       Y = the perpendicular, X = the throw, squares along this axis, signed; zp_die; zp_skew
;;; out:      A = squares, signed, nearest
;;; clobbers: X Y zp_t0 zp_t2..zp_t7 zp_arg0..zp_arg3 zp_along
;;; cycles:   <= 3500
.proc offset
        stx     zp_along
        lda     #0
        sta     zp_astray
        sta     zp_astray+1
        sta     zp_astray+2
        tya
        ldy     #0
        jsr     astray
        lda     zp_along
        iny
        jsr     astray
        lda     zp_astray+1             ; half a part makes it nearest, LEAST positive
        clc
        adc     #<(LEAST * PART + PART / 2)
        sta     zp_astray+1
        lda     zp_astray+2
        adc     #>(LEAST * PART + PART / 2)
        sta     zp_astray+2
        ldx     #<(-LEAST - 1)
@part:  inx
        sec
        lda     zp_astray+1
        sbc     #PART
        sta     zp_astray+1
        bcs     @part
        dec     zp_astray+2
        bpl     @part
        txa
        rts
.endproc

;;; astray -- add one error to the offset
;;; rule:     12.6.3  as often to one side as to the other; 12.6.4 the less the better he throws
;;; in:       A = squares, signed; Y = 0 aim, 1 range; zp_die; zp_skew; zp_astray
;;; out:      zp_arg0..zp_arg2 = zp_astray; Y kept
;;; clobbers: A X zp_t0 zp_t2..zp_t7 zp_sign
;;; cycles:   <= 1500
.proc astray
        jsr     size
        stx     zp_sign
        pha
        lda     zp_die,y
        eor     #MIDDLE
        sta     zp_t2                   ; -128..127, as three bytes
        lda     zp_die,y
        asl
        lda     #0
        sbc     #0                      ; C = 0: negative
        sta     zp_t3
        sta     zp_t4
        lda     zp_skew,y
        jsr     multiply_24_8
        ldx     #2
@copy:  lda     zp_t5,x
        sta     zp_t2,x
        dex
        bpl     @copy
        pla
        jsr     multiply_24_8
        lda     zp_sign
        lsr                             ; minus: all bits the other way, and one
        ldx     #0
@add:   lda     zp_t5,x
        eor     zp_sign
        adc     zp_astray,x
        sta     zp_astray,x
        inx
        txa
        eor     #3
        bne     @add
        rts
.endproc

;;; within -- keep a coordinate on the map
;;; in:       A = coordinate, may lie below 0 as 128 and more; X = least; Y = most
;;; out:      A = coordinate
;;; clobbers: zp_t0
;;; cycles:   <= 32
.proc within
        cmp     #128
        bcs     @low
        sty     zp_t0
        cmp     zp_t0
        bcs     @high
        stx     zp_t0
        cmp     zp_t0
        bcs     @done
@low:   txa
        rts
@high:  tya
@done:  rts
.endproc

;;; flight_time -- how long a throw is in the air
;;; rule:     12.6.7  four points a square
;;; in:       zp_from_x/y; zp_to_x/y
;;; out:      A = 4 x distance, nearest
;;; clobbers: X Y zp_t0..zp_t7
;;; cycles:   <= 980
.proc flight_time
        lda     zp_to_x
        sec
        sbc     zp_from_x
        jsr     size
        tay
        lda     square_lo,y
        sta     zp_t2
        lda     square_hi,y
        sta     zp_t3
        lda     zp_to_y
        sec
        sbc     zp_from_y
        jsr     size
        tay
        clc
        lda     square_lo,y
        adc     zp_t2
        sta     zp_t2
        lda     square_hi,y
        adc     zp_t3
        ldx     #4
@times: asl     zp_t2                   ; x 16
        rol
        dex
        bne     @times
        sta     zp_t3
        jsr     square_root
        cmp     zp_t5                   ; more than the root left over: nearer to the next
        ldx     zp_t6
        bne     @up
        bcs     @done
@up:    clc
        adc     #1
@done:  rts
.endproc
