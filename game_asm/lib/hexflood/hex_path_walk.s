; The way that a flood found, walked back from its end.
        .include "zeropage.inc"

        .importzp HEX_STRIDE
        .import hex_corner, hex_around_upper, hex_neighbour, hex_field_page
        .export hex_path_walk, hex_path_ways

MOST            = 127                   ; steps

        .segment "HEX_WORK"
hex_path_ways:  .res MOST               ; directions 0..5; a way ends with the last of them

        .segment "RODATA"
back:           .byte 3, 4, 5, 0, 1, 2

        .segment "CODE"

upper           := zp_arg3              ; what hex_corner says of the column
steps           := zp_arg4              ; where the way begins, so far

;;; hex_path_walk -- the steps to a hex, from where a flood began; part of hex_path, hex_path_sides
;;; in:       A = page of the field; zp_arg0/1 = index of the hex; zp_lib2/3 = a routine that says
;;;           what a step to it costs
;;; out:      C = 0: A = how many steps; X = where in hex_path_ways the first stands, the last is
;;;           its last byte; C = 1: the field does not reach that hex
;;; clobbers: Y scratch hex_path_ways hex_field_page
;;; cycles:   -
; The routine asked: Y = offset of the hex stepped from, counted from the corner zp_ptr1 in the
; field, zp_t2 the high byte of the corner's index; zp_t1 = its distance; zp_t3 = the direction to
; it.  It answers C = 0, A = cost, or C = 1; it keeps zp_t0 to zp_t3, zp_ptr1, zp_arg0/1, zp_arg3/4.
.proc hex_path_walk
        sta     hex_field_page
        lda     #MOST
        sta     steps
        jsr     @point
        lda     #0
        sta     zp_ptr0
        lda     hex_field_page
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y             ; a guard's: limit + 1
        cmp     zp_t0
        bne     @known
@none:  sec
        rts
@hex:   jsr     @point
@known: lda     zp_t0
        beq     @there
        lda     #5
        sta     zp_t3
@way:   lda     upper
        clc
        adc     zp_t3
        tax
        ldy     hex_around_upper,x
        lda     (zp_ptr1),y
        sta     zp_t1
        cmp     zp_t0
        bcs     @no                     ; not nearer
        jsr     @cost
        bcs     @no
        adc     zp_t1
        cmp     zp_t0
        beq     @take
@no:    dec     zp_t3
        bpl     @way
        bmi     @none                   ; always: this is no field of a flood
@take:  ldx     zp_t3
        ldy     steps
        beq     @none
        dey
        sty     steps
        lda     back,x
        sta     hex_path_ways,y
        jsr     hex_neighbour
        jmp     @hex
@there: ldx     steps
        lda     #MOST
        sec
        sbc     steps
        clc
        rts

@cost:  jmp     (zp_lib2)

@point: lda     hex_field_page
        jsr     hex_corner
        stx     upper
        lda     zp_ptr0
        sta     zp_ptr1
        lda     zp_ptr0+1
        sta     zp_ptr1+1
        sec
        sbc     hex_field_page
        sta     zp_t2
        ldy     #<(HEX_STRIDE+1)
        lda     (zp_ptr1),y
        sta     zp_t0
        rts
.endproc
