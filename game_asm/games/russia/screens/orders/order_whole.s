; The whole map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export order_whole
        .import any_key, hex_field, hexview_ready, hexview_whole, msg_whole, prompt_at

FIELD_PAGES     = 5

        .segment "CODE"

;;; order_whole -- show the whole map until a key is struck
;;; rule:     4.7.1
;;; in:       the state
;;; out:      C = 0; hex_field; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc order_whole
        jsr     hexview_ready
        lda     #>hex_field             ; 1 stands for nobody
        sta     zp_ptr0+1
        ldx     #FIELD_PAGES
        ldy     #0
        sty     zp_ptr0
        lda     #1
@clear: sta     (zp_ptr0),y
        iny
        bne     @clear
        inc     zp_ptr0+1
        dex
        bne     @clear
        ldx     #1
@group: lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        lda     group_at_lo,x
        sta     zp_ptr0
        lda     #SMALL_AXIS
        cpx     #SOVIET_BIT
        bcc     @mark
        lda     #SMALL_SOVIET
@mark:  ldy     #0
        sta     (zp_ptr0),y
@next:  inx
        bpl     @group
        jsr     hexview_whole
        lda     #<msg_whole
        ldy     #>msg_whole
        jsr     prompt_at
        jsr     any_key
        clc
        rts
.endproc
