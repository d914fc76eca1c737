; One hex of the window, layer over layer.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_paint
        .import hexview_look, hex_tile, hex_plate, hexart_common_0, hexart_common_1
        .import hexart_mark_lo, hexart_mark_hi
        .importzp zp_hexview, MARK_STACK
        .import hexart_river_n, hexart_river_ne, hexart_river_se
        .import hexart_river_s, hexart_river_sw, hexart_river_nw
        .import hexart_road_n, hexart_road_ne, hexart_road_se
        .import hexart_road_s, hexart_road_sw, hexart_road_nw
        .import hexart_break_n, hexart_break_ne, hexart_break_se
        .import hexart_break_s, hexart_break_sw, hexart_break_nw
        .import hexart_bank_n, hexart_bank_ne, hexart_bank_se
        .import hexart_bank_s, hexart_bank_sw, hexart_bank_nw

; What is drawn of a kind for each side of a mask, at Y.  The drawings spoil A only.
.macro  side name
        .local  @no
        lsr     a
        bcc     @no
        tax
        jsr     .ident(.concat("hexart_", name))
        txa
@no:
.endmacro
.macro  sides mask, kind
        .local  @done
        lda     mask
        beq     @done
        side    .concat(kind, "_n")
        side    .concat(kind, "_ne")
        side    .concat(kind, "_se")
        side    .concat(kind, "_s")
        side    .concat(kind, "_sw")
        side    .concat(kind, "_nw")
@done:
.endmacro

        .segment "CODE"

;;; hexview_paint -- paint a hex as the game says that it looks
;;; in:       zp_hexview+HV_HEX, zp_hexview+HV_SLOT; Y = its left byte; zp_lines
;;; out:      the picture; zp_hexview+HV_LEFT = its left byte
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_hexview+3..zp_hexview+10 and what hexview_look spoils
;;; cycles:   -
; About 900 cycles, the game's look with them.
.proc hexview_paint
        sty     zp_hexview+HV_LEFT
        lda     #0
        sta     zp_hexview+HV_RIVERS
        sta     zp_hexview+HV_ROADS
        sta     zp_hexview+HV_BREAKS
        sta     zp_hexview+HV_MARK
        sta     zp_hexview+HV_PLATE
        sta     zp_hexview+HV_SHADE
        jsr     hexview_look
        ldy     zp_hexview+HV_LEFT
        lda     zp_hexview+HV_PLATE
        beq     @ground
        jmp     plated
@ground:
        ldx     zp_hexview+HV_TILE
        beq     @first
        dex
        beq     @second
        dex
        jsr     hex_tile
        jmp     @rivers
@second:
        jsr     hexart_common_1
        jmp     @rivers
@first: jsr     hexart_common_0
@rivers:
        sides   zp_hexview+HV_RIVERS, "river"
        sides   zp_hexview+HV_ROADS, "road"
        sides   zp_hexview+HV_BREAKS, "break"
        ldx     zp_hexview+HV_MARK
        beq     shade
        jsr     mark
shade:  ldx     zp_hexview+HV_SHADE
        bne     mark
        rts
.endproc

; A plate hides all but the rivers about it.
.proc plated
        jsr     hex_plate
        sides   zp_hexview+HV_RIVERS, "bank"
        lda     zp_hexview+HV_PLATE
        and     #PLATE_STACK
        beq     @shade
        ldx     #MARK_STACK
        jsr     mark
@shade: jmp     hexview_paint::shade
.endproc

; Mark X of the drawing, from 1, at Y.
.proc mark
        lda     hexart_mark_hi-1,x
        pha
        lda     hexart_mark_lo-1,x
        pha
        rts                             ; to it
.endproc
