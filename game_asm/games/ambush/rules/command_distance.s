; Six times the distance of a man from his leader.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "rules/command.inc"
        .export distance_squared, six_times_root
        .import square_hi, square_lo

        .segment "RULES"

;;; distance_squared -- between leader and follower
;;; rule:     6.7.3  distance to the leader
;;; in:       zp_him; zp_leader
;;; out:      zp_t2/t3
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc distance_squared
        ldx     zp_him
        ldy     zp_leader
        lda     man_x,x
        sec
        sbc     man_x,y
        bcs     @east
        eor     #$FF
        adc     #1
@east:  pha
        lda     man_y,x
        sec
        sbc     man_y,y
        bcs     @north
        eor     #$FF
        adc     #1
@north: tax
        pla
        tay
        clc
        lda     square_lo,x
        adc     square_lo,y
        sta     zp_t2
        lda     square_hi,x
        adc     square_hi,y
        sta     zp_t3
        rts
.endproc

;;; six_times_root -- six times a distance, to whole numbers
;;; rule:     6.7.3  distance to the leader
;;; in:       zp_t2/t3 = its square 0..899; X, Y = its parts along rows and columns
;;; out:      A = 0..179, rounded down; C = 1 nothing was left
;;; clobbers: X Y zp_t2 zp_t3 zp_t4 zp_t5 zp_t6
;;; cycles:   <= 780
.proc six_times_root
        sty     zp_t4
        cpx     zp_t4
        bcs     @root
        ldx     zp_t4                   ; it is no shorter than the longer part
@root:  lda     zp_t2
        cmp     square_lo+1,x
        lda     zp_t3
        sbc     square_hi+1,x
        bcc     @found
        inx
        bne     @root                   ; always
@found: sec                             ; X = whole root; 36 times what is left over, at most 58
        lda     zp_t2
        sbc     square_lo,x
        asl
        asl
        sta     zp_t2
        ldy     #0
        sty     zp_t3
        sty     zp_t5
        asl
        rol     zp_t3
        asl
        rol     zp_t3
        asl
        rol     zp_t3
        clc
        adc     zp_t2
        sta     zp_t2
        bcc     @six
        inc     zp_t3
@six:   txa
        asl
        sta     zp_t4
        asl
        clc
        adc     zp_t4
        sta     zp_t6                   ; so far 6 X; one more takes 12 X + 1, the next 2 more ..
        asl
        rol     zp_t5
        ora     #1
        sta     zp_t4
@more:  sec
        lda     zp_t2
        sbc     zp_t4
        tay
        lda     zp_t3
        sbc     zp_t5
        bcc     @done
        sta     zp_t3
        sty     zp_t2
        inc     zp_t6
        inc     zp_t4
        inc     zp_t4                   ; odd: it goes from 255 to 1
        lda     zp_t4
        cmp     #1
        bne     @more
        inc     zp_t5
        bne     @more                   ; always
@done:  lda     #0
        cmp     zp_t2
        sbc     zp_t3
        lda     zp_t6
        rts
.endproc
