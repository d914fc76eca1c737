; What is shaded in the window.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "lib/hexview/hexview.inc"

        .export hex_shade, seen_col, seen_row
        .import area_has, field_here, hex_place, plot_allowed, sight_clear, shown, shown_limit
        .importzp MARK_AREA, MARK_REACH, MARK_SHADE, TILE_VOID, zp_hex

        .segment "LOW_BSS"
seen_col:       .res 1                  ; where one looks from, for SHOW_SEEN
seen_row:       .res 1

        .segment "CODE"

;;; hex_shade -- mark where the active unit can go, may not plot, or its side sets up
;;; rule:     3.17 3.24 4.4
;;; in:       zp_hexview+HV_HEX, zp_hexview+HV_PLATE, zp_hexview+HV_TILE; shown, shown_limit;
;;;           hex_field
;;; out:      zp_hexview+HV_SHADE
;;; clobbers: A X Y scratch zp_col zp_row zp_far zp_hex
;;; cycles:   -
.proc hex_shade
        lda     shown
        beq     @done
        ldx     zp_hexview+HV_PLATE
        bne     @done                   ; a piece is not painted over
        cmp     #SHOW_ZONE
        beq     @zone
        cmp     #SHOW_PLOT
        beq     @plot
        cmp     #SHOW_SEEN
        beq     @seen
        lda     zp_hexview+HV_HEX
        sta     zp_hex
        lda     zp_hexview+HV_HEX+1
        sta     zp_hex+1
        jsr     field_here
        cmp     shown_limit
        beq     @goes
        bcs     @done
@goes:
        lda     #MARK_REACH
        sta     zp_hexview+HV_SHADE
@done:  rts
@seen:  lda     zp_hexview+HV_TILE
        cmp     #TILE_VOID
        beq     @done
        jsr     here
        stx     zp_arg2
        sty     zp_arg3
        lda     seen_col
        sta     zp_arg0
        lda     seen_row
        sta     zp_arg1
        jsr     sight_clear
        jmp     @either
@plot:  jsr     here
        jsr     plot_allowed
@either:
        bcs     @done
        lda     #MARK_SHADE
        sta     zp_hexview+HV_SHADE
        rts
@zone:  lda     zp_hexview+HV_TILE
        cmp     #TILE_VOID
        beq     @done
        jsr     here
        jsr     area_has
        bcs     @done
        lda     #MARK_AREA
        sta     zp_hexview+HV_SHADE
        rts
.endproc

; X, Y = zp_col, zp_row = the hex that is looked at.
.proc here
        lda     zp_hexview+HV_HEX
        sta     zp_arg0
        lda     zp_hexview+HV_HEX+1
        sta     zp_arg1
        jsr     hex_place
        stx     zp_col
        sty     zp_row
        rts
.endproc
