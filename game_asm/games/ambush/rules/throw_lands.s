; Where a thrown grenade comes down.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export throw_lands
        .import move_step, multiply_8, square_root, square_lo, square_hi
        .import throw_aim, throw_range

        .segment "RESOLVE"

MIDDLE          = 128                   ; of a random byte: no error
NEGATIVE        = $80                   ; bit 7 of a sign

zp_off          = zp_arg0               ; offset at work, 1024ths of a square, two bytes
zp_aim          = zp_arg2               ; size of the aim error, 512ths of the distance
zp_range        = zp_arg3               ; size of the range error, 1024ths
zp_signs        = zp_arg4               ; two bytes, bit 7 = negative
zp_home         = zp_arg6               ; the thrower's square, two bytes

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
        ldy     man_throwing,x
        lda     zp_die
        ldx     throw_aim,y
        jsr     error_size
        sta     zp_aim
        stx     zp_signs
        lda     zp_die+1
        ldx     throw_range,y
        jsr     error_size
        sta     zp_range
        stx     zp_signs+1
        lda     zp_to_x                 ; the throw, as sizes and signs
        sec
        sbc     zp_from_x
        jsr     size
        sta     zp_sight_dx
        stx     zp_sight_dx2
        lda     zp_to_y
        sec
        sbc     zp_from_y
        jsr     size
        sta     zp_sight_dy
        stx     zp_sight_dy2
        lda     zp_sight_dy             ; east: minus aim x dy, plus range x dx
        ldx     zp_sight_dx
        ldy     zp_sight_dx2
        sty     zp_t5
        pha
        lda     zp_sight_dy2
        eor     #NEGATIVE
        tay
        pla
        jsr     offset
        clc
        adc     zp_to_x
        ldx     #MAP_LEFT
        ldy     #MAP_RIGHT
        jsr     within
        pha
        lda     zp_sight_dx             ; north: plus aim x dx, plus range x dy
        ldx     zp_sight_dy
        ldy     zp_sight_dy2
        sty     zp_t5
        ldy     zp_sight_dx2
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

;;; error_size -- a random error
;;; rule:     12.6.3  as often to one side as to the other
;;; in:       A = random byte; X = greatest error
;;; out:      A = size of the error; X = sign in bit 7; Y kept
;;; clobbers: zp_t0 zp_t1 zp_t2
;;; cycles:   <= 270
.proc error_size
        stx     zp_t0
        sty     zp_t2
        sec
        sbc     #MIDDLE
        ldx     #0
        bcs     @plus
        eor     #$FF
        adc     #1
        ldx     #NEGATIVE
@plus:  asl                             ; 0..128 in 128ths
        bcs     @whole                  ; only the very least byte gives the whole error
        jsr     multiply_8
        ldy     zp_t2
        rts
@whole: lda     zp_t0
        ldy     zp_t2
        rts
.endproc

;;; size -- size and sign of a difference
;;; in:       A = difference; C = 0 when it is negative
;;; out:      A = size; X = sign in bit 7
;;; clobbers: none
;;; cycles:   <= 18
.proc size
        ldx     #0
        bcs     @plus
        eor     #$FF
        adc     #1
        ldx     #NEGATIVE
@plus:  rts
.endproc

;;; offset -- by how many squares a throw goes astray along one axis
;;; rule:     12.6.3  multiples of the throw and of its perpendicular
;;; in:       A = the perpendicular's size, Y its sign; X = the throw's size, zp_t5 its sign;
;;;           zp_aim, zp_range, zp_signs
;;; out:      A = squares, signed, nearest
;;; clobbers: X Y zp_t0 zp_t1 zp_t3 zp_t4 zp_off
;;; cycles:   <= 620
.proc offset
        sta     zp_t0
        stx     zp_t3
        tya
        eor     zp_signs
        sta     zp_t4
        lda     #<512                   ; half a square makes it nearest
        sta     zp_off
        lda     #>512
        sta     zp_off+1
        lda     zp_aim
        jsr     multiply_8
        asl     zp_t1                   ; to 1024ths
        rol
        jsr     add_signed
        lda     zp_t3
        sta     zp_t0
        lda     zp_t5
        eor     zp_signs+1
        sta     zp_t4
        lda     zp_range
        jsr     multiply_8
        jsr     add_signed
        lda     zp_off+1                ; / 1024, downward
        cmp     #$80
        ror
        cmp     #$80
        ror
        rts
.endproc

;;; add_signed -- add to the offset
;;; in:       A, zp_t1 = high and low byte of a size; zp_t4 = sign in bit 7
;;; out:      zp_off
;;; clobbers: A X zp_t1
;;; cycles:   <= 45
.proc add_signed
        bit     zp_t4
        bmi     @minus
        tax
        clc
        lda     zp_off
        adc     zp_t1
        sta     zp_off
        txa
        adc     zp_off+1
        sta     zp_off+1
        rts
@minus: tax
        sec
        lda     zp_off
        sbc     zp_t1
        sta     zp_off
        stx     zp_t1
        lda     zp_off+1
        sbc     zp_t1
        sta     zp_off+1
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

;;; flight -- follow the line of flight until something stops it
;;; rule:     12.6.5  doors, windows and hedges let it pass, walls and the statue do not
;;; in:       zp_from_x/y; zp_to_x/y
;;; out:      zp_to_x/y = the last square reached; zp_from_x/y kept; zp_sight_dx, zp_sight_dy
;;; clobbers: A X Y zp_t0..zp_t3 zp_arg2 zp_arg3 zp_arg4 zp_arg5 zp_home zp_ptr0 zp_ptr1
;;;           zp_corner zp_sight_*
;;; cycles:   -
.proc flight
        lda     zp_from_x
        sta     zp_home
        lda     zp_from_y
        sta     zp_home+1
        ldy     #3                      ; east
        lda     zp_to_x
        sec
        sbc     zp_from_x
        jsr     size
        sta     zp_sight_dx
        asl
        sta     zp_sight_dx2
        txa
        bpl     @east
        ldy     #7
@east:  sty     zp_sight_halves         ; direction along the row
        ldy     #1                      ; north
        lda     zp_to_y
        sec
        sbc     zp_from_y
        jsr     size
        sta     zp_sight_dy
        asl
        sta     zp_sight_dy2
        txa
        bpl     @north
        ldy     #5
@north: sty     zp_sight_rubble         ; direction along the column
        lda     zp_sight_dy
        sec
        sbc     zp_sight_dx
        sta     zp_sight_err
        lda     zp_sight_dy
        clc
        adc     zp_sight_dx
        sta     zp_sight_interior       ; sides still to cross
        beq     @here
@step:  lda     zp_sight_err
        bmi     @across
        beq     @corner
        sec
        sbc     zp_sight_dx2
        sta     zp_sight_err
        lda     zp_sight_rubble
        bne     @go                     ; always
@across:
        clc
        adc     zp_sight_dy2
        sta     zp_sight_err
        lda     zp_sight_halves
        bne     @go                     ; always
@corner:
        clc
        adc     zp_sight_dy2
        sec
        sbc     zp_sight_dx2
        sta     zp_sight_err
        dec     zp_sight_interior
        jsr     diagonal
@go:    jsr     move_step
        bcs     @stop
        lda     zp_to_x
        sta     zp_from_x
        lda     zp_to_y
        sta     zp_from_y
        dec     zp_sight_interior
        bne     @step
@stop:  lda     zp_from_x
        sta     zp_to_x
        lda     zp_from_y
        sta     zp_to_y
        lda     zp_home
        sta     zp_from_x
        lda     zp_home+1
        sta     zp_from_y
@here:  rts
.endproc

;;; diagonal -- the direction between a row's and a column's
;;; in:       zp_sight_halves = 3 or 7; zp_sight_rubble = 1 or 5
;;; out:      A = 2, 4, 6 or 8
;;; clobbers: X
;;; cycles:   <= 30
.proc diagonal
        lda     zp_sight_halves
        clc
        adc     zp_sight_rubble
        lsr                             ; halfway: 2, 4, 6, but 4 for north-west
        ldx     zp_sight_rubble
        cpx     #1
        bne     @done
        cmp     #4
        bne     @done
        lda     #8
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
