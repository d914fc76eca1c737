; The straight line from hex to hex: some steps in one direction and some in the next one, mixed
; evenly.
        .include "zeropage.inc"

        .export hex_line

across          := zp_t0                ; columns between them
down            := zp_t1                ; rows between them, along the slanting axis
slow            := zp_t2                ; steps in the second direction
steps           := zp_t3                ; all steps
mixed           := zp_t4
way             := zp_t7                ; first direction, doubled
way_slow        := zp_arg4              ; second one

        .segment "CODE"

;;; hex_line -- how the line from hex to hex runs, from the one with the lower number
;;; in:       zp_arg0, zp_arg2 = columns 1..48; zp_arg1, zp_arg3 = rows 1..32
;;; out:      C = 1: zp_t3 = steps 2..63, zp_t2 = those of them in the second direction; zp_t7,
;;;           zp_arg4 = first and second direction, doubled; C = 0: they adjoin, or are the same;
;;;           zp_arg0..zp_arg3 may have changed places
;;; clobbers: A X Y zp_t0..zp_t4
;;; cycles:   <= 240
.proc hex_line
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
        sec
        rts
.endproc
