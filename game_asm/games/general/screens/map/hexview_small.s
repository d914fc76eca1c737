; How a hex of the whole map looks.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_small
        .import hex_pieces, unit_shown
        .importzp SMALL_FOREST, SMALL_FRAMED, SMALL_MOUNTAIN, SMALL_PLAIN, SMALL_SOLID, SMALL_TOWN
        .importzp SMALL_SEA, SMALL_VOID

        .segment "CODE"

;;; hexview_small -- how a hex of the whole map looks
;;; rule:     3.12 13.3
;;; in:       zp_hexview+HV_HEX; the ground; hex_pieces but while a scenario is chosen
;;; out:      A = SMALL_*
;;; clobbers: X Y zp_ptr0
;;; cycles:   <= 220
.proc hexview_small
        ldy     #0
        lda     zp_hexview+HV_HEX
        sta     zp_ptr0
        lda     st_phase
        cmp     #PHASE_SETUP
        beq     @ground                 ; nobody is there yet, nor is hex_pieces
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_pieces
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        beq     @ground
        tax
        dex
        jsr     unit_shown
        bcc     @ground
        cpx     #ARMY
        lda     #SMALL_SOLID
        bcc     @done
        lda     #SMALL_FRAMED
@done:  rts
@ground:
        lda     zp_hexview+HV_HEX+1
        clc
        adc     #>hex_ground
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        and     #TERRAIN
        tax
        lda     smalls,x
        cmp     #SMALL_PLAIN
        bne     @done
        lda     (zp_ptr0),y
        and     #HEIGHT
        beq     @plain
        lda     #SMALL_MOUNTAIN
        rts
@plain: lda     #SMALL_PLAIN
        rts
.endproc

        .segment "RODATA"
smalls:         .byte SMALL_PLAIN, SMALL_FOREST, SMALL_TOWN, SMALL_TOWN, SMALL_PLAIN, SMALL_PLAIN
                .byte SMALL_PLAIN, SMALL_PLAIN, SMALL_FOREST, SMALL_TOWN, SMALL_SEA, SMALL_SEA
                .byte SMALL_MOUNTAIN, SMALL_PLAIN, SMALL_SEA, SMALL_VOID
