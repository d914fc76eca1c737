; Supply lines, and who is cut off.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "lib/hexview/hexview.inc"

        .export supply_show
        .import any_key, cursor_hide, hex_index, hex_field, hexview_begin, hexview_hex, hexview_slot
        .import msg_supply_shown, msg_supply_traced, prompt_at, shown, supply_find, top_more
        .import view_x, view_y

MOST            = 6                     ; the number of a dump
ROAD            = 0                     ; in hex_field: a road that leads to a dump

        .segment "PAGES_BSS"
number:         .res 1
left:           .res 1                  ; where the window begins; hexes of it that are left to walk
column:         .res 1
row:            .res 1
walk_does:      .res 1                  ; 0 notes supply, 1 paints

        .segment "PAGES"

;;; supply_show -- show where the supply of st_side comes to, until a key is struck
;;; rule:     6.6 6.7 6.9  supply roads, hexes near enough to them, and its units that are cut off
;;; in:       the state; hex_zones
;;; out:      the picture; shown = 0
;;; clobbers: everything but the state
;;; cycles:   -
.proc supply_show
        lda     #<msg_supply_traced
        ldy     #>msg_supply_traced
        jsr     prompt_at
        jsr     cursor_hide
        jsr     hexview_begin
        ldx     #MOST
@number:
        stx     number
        lda     st_side
        jsr     supply_find
        bcs     @next                   ; no dump of this number
        lda     #0
        jsr     walk
@next:  ldx     number
        dex
        bne     @number
        lda     #SHOW_SUPPLY
        sta     shown
        lda     #1
        jsr     walk
        lda     #<msg_supply_shown
        ldy     #>msg_supply_shown
        jsr     prompt_at
        jsr     any_key
        lda     #0
        sta     shown
        rts
.endproc

; Every hex of the window: A = 0 note what hex_field says of it, 1 paint it.
.proc walk
        sta     walk_does
        ldy     view_y
        ldx     #HV_ROWS
@row:   sty     row
        stx     left
        ldx     view_x
        lda     #HV_COLS
@hex:   stx     column
        pha
        ldy     row
        lda     walk_does
        beq     @note
        jsr     hexview_hex
        jmp     @on
@note:  jsr     note
@on:    ldx     column
        inx
        pla
        sec
        sbc     #1
        bne     @hex
        ldy     row
        iny
        ldx     left
        dex
        bne     @row
        rts
.endproc

; top_more of the hex in column X and row Y, by hex_field and number.
.proc note
        jsr     hexview_slot
        bcs     @out
        pha
        ldx     column
        inx
        ldy     row
        iny
        jsr     hex_index
        lda     zp_arg0
        sta     zp_ptr0
        lda     zp_arg1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        tay
        pla
        tax
        lda     number
        sty     zp_t0
        cmp     zp_t0
        bcc     @out                    ; too far
        lda     #SUPPLY_THERE
        cpy     #ROAD + 1
        bcs     @set
        lda     #SUPPLY_THERE | SUPPLY_ROAD
@set:   ora     top_more,x
        sta     top_more,x
@out:   rts
.endproc
