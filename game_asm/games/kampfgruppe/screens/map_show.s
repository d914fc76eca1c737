; What the window shows: the ground, and over it the units that the side at the keyboard knows of.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export map_show, unit_known, shown_all, map_squares_left
        .import view_x, view_y, window, view_paint
        .import weapon_kind, side_base_lo, side_base_hi, map_ground

        .segment "LOW_BSS"
shown_all:      .res 1                  ; not 0: enemies that nobody sees are shown too
map_squares_left: .res 1

        .segment "CODE"

;;; map_show -- paint the window as the side at the keyboard sees it
;;; rule:     4.2.1 4.3.3 4.3.4
;;; in:       view_x view_y; st_side; shown_all; the map and the units
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t3 zp_ptr0 zp_ptr1 zp_lines zp_unit
;;; cycles:   <= 190000
.proc map_show
        jsr     map_ground
        ldx     #SIDE_GERMAN
        jsr     units_show
        ldx     #SIDE_SOVIET
        jsr     units_show
        jmp     view_paint
.endproc

; X = side: its units into the window.
.proc units_show
        stx     zp_t0
        lda     side_base_lo,x
        sta     zp_unit
        lda     side_base_hi,x
        sta     zp_unit+1
        ldx     #0                      ; number of the unit
@unit:  lda     zp_t0
        bne     @soviet
        lda     unit_y,x
        ldy     unit_x,x
        jmp     @place
@soviet:
        lda     unit_y+UNITS,x
        ldy     unit_x+UNITS,x
@place: sec
        sbc     view_y
        cmp     #WINDOW_ROWS
        bcs     @next
        sta     zp_t1
        tya
        sec
        sbc     view_x
        cmp     #WINDOW_COLS
        bcs     @next
        ldy     zp_t1
        adc     row_squares,y           ; C = 0
        sta     zp_t1                   ; its square of the window
        jsr     unit_known
        bcc     @next
        jsr     unit_put
@next:  lda     zp_unit
        clc
        adc     #UNIT_SIZE
        sta     zp_unit
        bcc     @step
        inc     zp_unit+1
@step:  inx
        cpx     #UNITS
        bne     @unit
        rts
.endproc

;;; unit_known -- is a unit to be seen on the map?
;;; in:       zp_unit; zp_t0 = its side; st_side, shown_all
;;; out:      C = 1 when yes; X kept
;;; clobbers: A Y
;;; cycles:   <= 60
.proc unit_known
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @no
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @no
        lda     zp_t0
        cmp     st_side
        beq     @yes                    ; C = 1
        lda     shown_all
        bne     @yes
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_SEEN
        beq     @no
@yes:   sec
        rts
@no:    clc
        rts
.endproc

; Unit zp_unit of side zp_t0 into square zp_t1 of the window.  Keeps X.
.proc unit_put
        stx     zp_t2
        ldx     zp_t1
        lda     window,x
        cmp     #WINDOW_UNITS
        bcc     @first
        ldy     zp_t0
        bne     @soviet
        ldy     #TILE_GERMAN_STACK      ; Germans come first: only friends can be here
        bne     @put                    ; always
@soviet:
        ldy     #TILE_SOVIET_STACK
        cmp     #TILE_SOVIET
        bcc     @conflict
        cmp     #TILE_CONFLICT
        bcc     @put
@conflict:
        ldy     #TILE_CONFLICT
        bne     @put                    ; always
@first: ldy     #U_WEAPON
        lda     (zp_unit),y
        tay
        lda     weapon_kind,y
        and     #KIND_MASK
        tay
        lda     kind_tile,y
        ldy     zp_t0
        beq     @tile
        clc
        adc     #TILE_SOVIET - TILE_GERMAN
@tile:  tay
@put:   tya
        sta     window,x                ; a unit hides the height
        ldx     zp_t2
        rts
.endproc

kind_tile:                              ; by KIND_*
        .byte   TILE_GERMAN, TILE_GERMAN+1, TILE_GERMAN+2, TILE_GERMAN+2, TILE_GERMAN+3
        .byte   TILE_GERMAN+4, TILE_GERMAN+5, TILE_GERMAN+8, TILE_GERMAN+9, TILE_GERMAN+10
        .byte   TILE_GERMAN+7, TILE_GERMAN+6, TILE_GERMAN+6, TILE_GERMAN+9
row_squares:
        .repeat WINDOW_ROWS, n
        .byte   n * WINDOW_COLS
        .endrepeat
