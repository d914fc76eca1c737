; The bridge that a unit may blow or build.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export bridge_find
        .import bridge_at_hi, bridge_at_lo, bridge_way, hex_neighbour, works_bridge, works_half

BUILDS          = zp_rules+4            ; 1 = a bridge is to be built

        .segment "RULES"

;;; bridge_find -- half a bridge in a hex that can be blown, or built
;;; rule:     2.25 2.30  a half that stands, or one that does not
;;; in:       zp_hex = the hex; zp_rules+4 = 0 blow, 1 build; bridge_state
;;; out:      C = 0: works_bridge, works_half; C = 1: there is none
;;; clobbers: A X Y scratch zp_arg0 zp_arg1
;;; cycles:   <= 50000
.proc bridge_find
        ldx     #BRIDGES - 1
@next:  lda     bridge_at_lo,x
        sta     zp_arg0
        lda     bridge_at_hi,x
        sta     zp_arg1
        ldy     #%00000001
        jsr     same
        beq     @half
        txa
        pha
        lda     bridge_way,x
        tax
        jsr     hex_neighbour
        pla
        tax
        ldy     #%00000010
        jsr     same
        bne     @other
@half:  sty     works_half
        stx     works_bridge
        lda     bridge_state,x
        ldy     BUILDS
        beq     @stands
        eor     #%00000011
@stands:
        and     works_half
        bne     @found
@other: dex
        bpl     @next
        sec
        rts
@found: clc
        rts
.endproc

; Z = 1 when zp_arg0/1 is zp_hex; X, Y kept.
.proc same
        lda     zp_arg0
        cmp     zp_hex
        bne     @no
        lda     zp_arg1
        cmp     zp_hex+1
@no:    rts
.endproc
