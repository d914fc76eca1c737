; Ways over the ground alone.
        .include "zeropage.inc"
        .include "lib/hex/hex.inc"

        .import hex_path_walk, hex_ground, hex_cost, hex_stop
        .export hex_path

        .segment "CODE"

;;; hex_path -- the way to a hex that hex_flood found; no step of it may cost nothing
;;; in:       A = page of the field; zp_arg0/1 = index of the hex; hex_cost, hex_stop as they were
;;; out:      C = 0: A = how many steps; X = where in hex_path_ways the first stands, the last is
;;;           its last byte; C = 1: the field does not reach that hex
;;; clobbers: scratch hex_path_ways hex_field_page zp_lib2 zp_lib3
;;; cycles:   -
.proc hex_path
        ldx     #<cost
        stx     zp_lib2
        ldx     #>cost
        stx     zp_lib3
        jmp     hex_path_walk

cost:   lda     zp_t1
        beq     @leave                  ; where it begins it may leave
        lda     zp_ptr1
        sta     zp_ptr0
        lda     zp_t2
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        and     hex_stop
        bne     @none
@leave: lda     #0
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        ldy     zp_arg0
        lda     (zp_ptr0),y
        tax
        lda     hex_cost,x
        cmp     #HEX_NEVER
        rts
@none:  sec
        rts
.endproc
