; The line of sight between two hexes.  Every line is some steps in one direction and some in the
; next one, mixed evenly; the height of the line above the ground runs along as a sum.
        .include "zeropage.inc"

        .importzp HEX_STRIDE
        .import hex_ground, hex_height, hex_row_hi, hex_row_lo, hex_top
        .export hex_sight

TOPS            = 6                     ; heights 0..5

NW              = -HEX_STRIDE-1
N               = -HEX_STRIDE
NE              = -HEX_STRIDE+1
SW              = HEX_STRIDE-1
SE              = HEX_STRIDE+1

across          := zp_t0                ; columns between them
down            := zp_t1                ; rows between them, along the slanting axis
slow            := zp_t2                ; steps in the second direction
steps           := zp_t3                ; all steps
mixed           := zp_t4
height          := zp_t5                ; of the line, times the steps
rise            := zp_t6                ; of it with each step
way             := zp_t7                ; first direction, doubled
way_slow        := zp_arg4
left            := zp_arg5              ; steps to go
here            := zp_ptr0

        .assert TOPS = 6, error, "the sums below"

        .segment "LOW_BSS"
times:          .res TOPS               ; heights, times the steps

        .segment "RODATA"
; what a step adds to an index, a pair a direction: from a lower column, from an upper one
step_lo:        .byte <N, <N, 1, <NE, <SE, 1, HEX_STRIDE, HEX_STRIDE, <SW, $FF, $FF, <NW
step_hi:        .byte $FF, $FF, 0, $FF, 0, 0, 0, 0, 0, $FF, $FF, $FF

        .segment "CODE"

;;; hex_sight -- can one see from one hex to another? The same both ways
;;; in:       zp_arg0, zp_arg2 = columns 1..48; zp_arg1, zp_arg3 = rows 1..32, at most 50 steps
;;;           apart; hex_ground; hex_height, hex_top: by ground byte, how high one stands there 0..3
;;;           and how high what stands there reaches 0..5
;;; out:      C = 0 the line is clear; C = 1 a hex between reaches above it; zp_arg0..zp_arg3 may
;;;           have changed places
;;; clobbers: A X Y scratch
;;; cycles:   <= 5200
; About 300 cycles, and 90 for each hex between.  The line is walked from the hex with the lower
; number, so that it is one line from either end.
.proc hex_sight
        lda     zp_arg1
        cmp     zp_arg3
        bcc     @order
        bne     @swap
        lda     zp_arg0
        cmp     zp_arg2
        bcc     @order
@swap:  lda     zp_arg0
        ldx     zp_arg2
        stx     zp_arg0
        sta     zp_arg2
        lda     zp_arg1
        ldx     zp_arg3
        stx     zp_arg1
        sta     zp_arg3
@order: lda     zp_arg0
        clc
        adc     #1
        lsr     a
        sta     down                    ; what slants the rows
        lda     zp_arg2
        clc
        adc     #1
        lsr     a
        eor     #$FF
        sec
        adc     zp_arg3
        clc
        adc     down
        sec
        sbc     zp_arg1
        sta     down
        lda     zp_arg2
        sec
        sbc     zp_arg0
        bcc     @west
        sta     across
        ldy     #4                      ; SE and S
        lda     down
        bpl     @plain
        eor     #$FF
        clc
        adc     #1
        cmp     across
        bcs     @north
        sta     mixed                   ; NE and SE
        lda     across
        sbc     mixed                   ; C = 0: one less
        adc     #0                      ; C = 1 now: and one more
        sta     slow
        lda     mixed
        ldy     #2
        bne     @both                   ; always
@north: sbc     across                  ; N and NE
        ldx     across
        stx     slow
        ldy     #0
        beq     @both                   ; always
@plain: sta     slow
        lda     across
        jmp     @both
@west:  eor     #$FF
        adc     #1                      ; C = 0
        sta     across
        lda     down
        beq     @norths
        bpl     @south
@norths:
        eor     #$FF                    ; NW and N
        clc
        adc     #1
        sta     slow
        lda     across
        ldy     #10
        bne     @both                   ; always
@south: cmp     across
        bcs     @souths
        lda     across                  ; SW and NW
        sec
        sbc     down
        sta     slow
        lda     down
        ldy     #8
        bne     @both                   ; always
@souths:
        sbc     across                  ; S and SW
        ldx     across
        stx     slow
        ldy     #6
@both:  clc
        adc     slow
        cmp     #2
        bcs     @far
        clc                             ; the next one, or the same
        rts
@far:   sta     steps
        sty     way
        iny
        iny
        cpy     #12
        bcc     @ways
        ldy     #0
@ways:  sty     way_slow
        lda     steps
        ldx     #0                      ; heights times the steps
        stx     times
        sta     times+1
        .repeat 4, n
        clc
        adc     steps
        sta     times+2+n
        .endrepeat
        ldx     zp_arg3                 ; how high they stand
        lda     hex_row_lo,x
        clc
        adc     zp_arg2
        sta     here
        lda     hex_row_hi,x
        adc     #>hex_ground
        sta     here+1
        ldy     #0
        lda     (here),y
        tax
        lda     hex_height,x
        sta     rise
        ldx     zp_arg1
        lda     hex_row_lo,x
        clc
        adc     zp_arg0
        sta     here
        lda     hex_row_hi,x
        adc     #>hex_ground
        sta     here+1
        lda     (here),y
        tax
        ldy     hex_height,x
        lda     times,y
        sta     height
        lda     rise
        sec
        sbc     hex_height,x
        sta     rise
        ldx     steps
        dex
        stx     left
        lda     steps
        lsr     a
        sta     mixed
@step:  lda     mixed
        clc
        adc     slow
        cmp     steps
        bcc     @first
        sbc     steps
        sta     mixed
        lda     here
        and     #1
        ora     way_slow
        bcs     @go                     ; always
@first: sta     mixed
        lda     here
        and     #1
        ora     way
@go:    tax
        lda     here
        clc
        adc     step_lo,x
        sta     here
        lda     here+1
        adc     step_hi,x
        sta     here+1
        ldy     #0
        lda     (here),y
        tax
        ldy     hex_top,x
        lda     height
        clc
        adc     rise
        sta     height
        cmp     times,y
        bcc     @hidden
        dec     left
        bne     @step
        clc
        rts
@hidden:
        sec
        rts
.endproc
