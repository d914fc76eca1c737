; A blast as a ring that grows.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "screens/movie/movie.inc"
        .import cell_centre, dot_flip, map_mark, wait_ms
        .export rings

SPOKES          = 8                     ; directions in a quarter of the circle

        .segment "REPORT"

;;; rings -- let a ring grow around a square
;;; shows:    3.4  the movie shows explosions
;;; in:       zp_to_x/y = square of the blast; A = rings 1..16, half a square wide each
;;; out:      the window is as before; throw_aim
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_ptr0 zp_map_byte
;;; cycles:   -
.proc rings
        sta     ring_last
        ldx     zp_to_x
        ldy     zp_to_y
        jsr     cell_centre
        bcs     @done
        stx     ring_x
        sty     ring_y
        lda     #1
        sta     ring
        jsr     ring_flip
@ring:  jsr     core_flip               ; the square itself flares
        lda     #RING_MS
        jsr     wait_ms
        inc     ring
        jsr     ring_flip               ; two rings stand at a time
        lda     #RING_MS
        jsr     wait_ms
        jsr     core_flip
        dec     ring
        jsr     ring_flip
        inc     ring
        lda     ring
        cmp     ring_last
        bcc     @ring
        jmp     ring_flip
@done:  rts
.endproc

.proc core_flip
        ldx     zp_to_x
        ldy     zp_to_y
        jmp     map_mark
.endproc

; Turn one ring over.  A sum that leaves the page wraps round to where dot_flip draws nothing.
.proc ring_flip
        lda     #SPOKES-1
        sta     spoke
@spoke: ldx     spoke
        lda     cosine,x
        jsr     reach
        sta     cos_row
        lsr     a
        sta     cos_pair
        lda     #SPOKES
        sec
        sbc     spoke
        tax                             ; the sine is the cosine counted from the other end
        lda     cosine,x
        jsr     reach
        sta     sin_row
        lsr     a
        sta     sin_pair
        clc
        lda     ring_x
        adc     cos_pair
        tax
        clc
        lda     ring_y
        adc     sin_row
        tay
        jsr     dot_flip
        sec
        lda     ring_x
        sbc     sin_pair
        tax
        clc
        lda     ring_y
        adc     cos_row
        tay
        jsr     dot_flip
        sec
        lda     ring_x
        sbc     cos_pair
        tax
        sec
        lda     ring_y
        sbc     sin_row
        tay
        jsr     dot_flip
        clc
        lda     ring_x
        adc     sin_pair
        tax
        sec
        lda     ring_y
        sbc     cos_row
        tay
        jsr     dot_flip
        dec     spoke
        bpl     @spoke
        rts
.endproc

; A = 0..64 in 64ths -> A = dot rows: four a ring
.proc reach
        sta     zp_t0
        lda     #0
        sta     zp_t1
        ldx     ring
@add:   clc
        adc     zp_t0
        bcc     @same
        inc     zp_t1
@same:  dex
        bne     @add
        ldx     #4
@half:  lsr     zp_t1
        ror     a
        dex
        bne     @half
        rts
.endproc

cosine:                                 ; 64 cos(11.25 n degrees)
        .byte   64, 63, 59, 53, 45, 36, 24, 12, 0

        .segment "REPORT_BSS"
ring:           .res 1
ring_last:      .res 1
ring_x:         .res 1
ring_y:         .res 1
spoke:          .res 1
cos_row:        .res 1
cos_pair:       .res 1
sin_row:        .res 1
sin_pair:       .res 1
