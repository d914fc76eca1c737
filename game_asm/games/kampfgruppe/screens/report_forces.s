; What both sides have left.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export forces_count, forces_left, weapon_sorts
        .import side_base_lo, side_base_hi, weapon_kind

FORCES_SORTS    = 5                     ; units, men, guns, trucks, armour

        .segment "REPORT_BSS"
forces_left:    .res 2 * 2 * FORCES_SORTS ; a word for each sort, Germans first
looked:         .res 1

        .segment "REPORT"

;;; forces_count -- count both sides' units and weapons
;;; rule:     AM.18
;;; in:       the units
;;; out:      forces_left
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   <= 60000
.proc forces_count
        ldx     #4 * FORCES_SORTS - 1
        lda     #0
@clear: sta     forces_left,x
        dex
        bpl     @clear
        ldx     #SIDE_GERMAN
        ldy     #0
        jsr     @side
        ldx     #SIDE_SOVIET
        ldy     #2 * FORCES_SORTS
@side:  sty     zp_t0
        lda     side_base_lo,x
        sta     zp_ptr0
        lda     side_base_hi,x
        sta     zp_ptr0+1
        lda     #UNITS
        sta     looked
@unit:  ldy     #U_COUNT
        lda     (zp_ptr0),y
        beq     @next
        ldx     zp_t0
        inc     forces_left,x           ; at most 189 units
        ldy     #U_WEAPON
        lda     (zp_ptr0),y
        tay
        lda     weapon_kind,y
        and     #KIND_MASK
        tay
        lda     weapon_sorts,y
        clc
        adc     zp_t0
        tax
        ldy     #U_COUNT
        lda     (zp_ptr0),y
        clc
        adc     forces_left,x
        sta     forces_left,x
        bcc     @next
        inc     forces_left+1,x
@next:  lda     zp_ptr0
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr0
        bcc     @step
        inc     zp_ptr0+1
@step:  dec     looked
        bne     @unit
        rts
.endproc

; by KIND_*: twice the sort, of which units are the first
weapon_sorts:
        .byte   8, 8, 8, 8, 8, 8, 6, 4, 4, 4, 4, 2, 2, 4
