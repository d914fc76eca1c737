; Ways that hex_flood_steps found.
        .include "zeropage.inc"

        .import hex_ground, hex_path_walk, hex_rule, hex_step_cost, hex_zones
        .export hex_path_steps

        .segment "CODE"

;;; hex_path_steps -- the way to a hex that hex_flood_steps found
;;; in:       A = page of the field; zp_arg0/1 = index of the hex; hex_rule as it was
;;; out:      C = 0: A = how many steps; X = where in hex_path_ways the first stands, the last is
;;;           its last byte; C = 1: the field does not reach that hex
;;; clobbers: Y scratch hex_path_ways hex_field_page zp_lib0 zp_lib2 zp_lib3
;;; cycles:   -
.proc hex_path_steps
        ldx     #<cost
        stx     zp_lib2
        ldx     #>cost
        stx     zp_lib3
        jmp     hex_path_walk

cost:   lda     zp_ptr1
        sta     zp_ptr0
        lda     zp_t1
        beq     @leave                  ; where it begins it may leave
        lda     zp_t2
        clc
        adc     #>hex_zones
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        tax
        lda     hex_rule,x
        bne     @none
@leave: lda     zp_t2
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        sta     zp_lib0
        lda     #0
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        ldy     zp_arg0
        lda     (zp_ptr0),y
        tax
        jmp     hex_step_cost
@none:  sec
        rts
.endproc
