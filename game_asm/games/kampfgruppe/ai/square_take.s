; Squares where own units stand, or are to end their way.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export own_squares_take, square_take, taken_bit
        .import unit_select, place_get, way_end

ROW_BYTES       = 8                     ; 60 bits

        .segment "COMPUTER_PAGES"
occupied:       .res MAP_SIDE * ROW_BYTES

        .segment "COMPUTER"

;;; own_squares_take -- the squares where own units stand, or are to end their way
;;; in:       zp_side; the side's units
;;; out:      none
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_unit zp_unit_no zp_from_x zp_from_y ai_t0
;;; cycles:   -
.proc own_squares_take
        jsr     squares_clear
        lda     #0
        sta     ai_t0
@unit:  lda     ai_t0
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        jsr     way_end
        bcs     @take
        jsr     place_get
        bmi     @next
@take:  ldx     zp_from_x
        ldy     zp_from_y
        jsr     square_take
@next:  inc     ai_t0
        lda     ai_t0
        cmp     #UNITS
        bcc     @unit
        rts
.endproc

; Nobody stands anywhere yet.
.proc squares_clear
        lda     #0
        ldx     #MAP_SIDE * ROW_BYTES / 2
@byte:  sta     occupied-1,x
        sta     occupied + MAP_SIDE * ROW_BYTES / 2 - 1,x
        dex
        bne     @byte
        rts
.endproc

;;; square_take -- a unit of ours stands on a square, or goes there
;;; in:       X = column, Y = row
;;; out:      none
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   <= 120
.proc square_take
        jsr     taken_bit
        ora     (zp_ptr0),y
        sta     (zp_ptr0),y
        rts
.endproc

;;; taken_bit -- the bit of a square
;;; in:       X = column, Y = row
;;; out:      A = the bit; zp_ptr0, Y = its byte
;;; clobbers: X
;;; cycles:   <= 80
.proc taken_bit
        tya
        ldy     #0
        sty     zp_ptr0+1
        asl     a
        asl     a
        asl     a                       ; rows to 59: the last shift alone carries
        rol     zp_ptr0+1
        clc
        adc     #<occupied
        sta     zp_ptr0
        lda     zp_ptr0+1
        adc     #>occupied
        sta     zp_ptr0+1
        txa
        lsr     a
        lsr     a
        lsr     a
        tay
        txa
        and     #7
        tax
        lda     bits,x
        rts
bits:   .byte   1, 2, 4, 8, 16, 32, 64, 128
.endproc
