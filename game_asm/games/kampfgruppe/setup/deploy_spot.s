; Where a formation and its units stand behind the start line.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export column_back, formation_place, unit_spot, row_place
        .import weapon_kind

BAND_MOST       = 40                    ; rows that formations are spread over
COMMAND_BACK    = 5                     ; columns

        .segment "DEPLOY"

; A = columns back from the start line -> A = column on the map.  Spoils X.
.proc column_back
        ldx     zp_side
        bne     @soviet
        eor     #$FF
        sec
        adc     st_start_line
        bcs     @done
        lda     #0
@done:  rts
@soviet:
        clc
        adc     st_start_line+1
        cmp     #MAP_SIDE
        bcc     @east
        lda     #MAP_SIDE-1
@east:  rts
.endproc

; place_row, place_back = where formation place_letter has its middle.
.proc formation_place
        lda     st_map_rows
        cmp     #BAND_MOST
        bcc     @band
        lda     #BAND_MOST
@band:  sta     zp_t2                   ; rows in use
        lda     st_map_rows
        sec
        sbc     zp_t2
        lsr     a
        sta     place_row               ; the first of them
        lda     #0
        sta     place_back
        sta     zp_t0
        sta     zp_t1
        ldx     place_letter
        bne     @share
        lda     #COMMAND_BACK
        sta     place_back
        lda     zp_t2
        lsr     a
        clc
        adc     place_row
        sta     place_row
        rts
@share: txa                             ; rows x (2 x letter - 1), by twice the formations
        asl     a
        sec
        sbc     #1
        tax
@times: lda     zp_t0
        clc
        adc     zp_t2
        sta     zp_t0
        bcc     @next
        inc     zp_t1
@next:  dex
        bne     @times
        ldx     place_count
        dex
        txa
        asl     a
        sta     zp_t2
@divide:
        lda     zp_t0
        sec
        sbc     zp_t2
        tax
        lda     zp_t1
        sbc     #0
        bcc     @back
        sta     zp_t1
        stx     zp_t0
        inc     place_row
        bne     @divide                 ; always
@back:  rts
.endproc

; place_x, place_y = the spot of the unit at work within its formation.
.proc unit_spot
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        tax
        lda     kind_back,x
        clc
        adc     place_back
        ldx     place_index
        bne     @column
        adc     #HQ_BACK                ; C = 0
@column:
        jsr     column_back
        sta     place_x
        ldx     place_index
        lda     place_row
        clc
        adc     index_row,x
        ; on into row_place
.endproc
        falls_into row_place

;;; row_place -- the row of a unit's place, on the map
;;; in:       A = row, below 0 north of the edge; st_map_rows
;;; out:      place_y
;;; clobbers: A Y
;;; cycles:   <= 30
.proc row_place
        tay
        bpl     @south
        lda     #0
@south: cmp     st_map_rows
        bcc     @row
        lda     st_map_rows
        sbc     #1                      ; C = 1
@row:   sta     place_y
        rts
.endproc

HQ_BACK         = 2
; columns behind the front of its formation, by KIND_*
kind_back:      .byte 1, 1, 1, 4, 0, 3, 4, 1, 2, 3, 0, 0, 0, 0
index_row:      .byte 0, <-1, 1, 0, <-2, 2, <-1, 1, 0
