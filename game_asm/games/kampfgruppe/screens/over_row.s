; A row of squares of the overview.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "screens/overview.inc"

        .export over_row_draw, over_first_line
        .import over_squares, over_at, over_turn

        .segment "LOW_CODE"

;;; over_row_draw -- the squares of a row
;;; in:       over_squares, over_row
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t2 zp_ptr0 over_picture over_line over_part over_byte over_shift
;;; cycles:   <= 90000
.proc over_row_draw
        ldx     #MAP_SIDE-1
        jsr     over_at
@square:
        lda     over_squares,x
        beq     @next                   ; nothing to be seen
        sta     over_picture
        lda     over_row
        jsr     over_first_line
        sta     over_line
        lda     #OVER_PARTS
        sta     over_part
@part:  jsr     @dots
        lda     st_map_rows
        cmp     #MAP_SIDE
        beq     @thin
        jsr     @dots                   ; in assaults every line twice
@thin:  lda     over_picture
        clc
        adc     #OVER_PICTURES-1
        sta     over_picture
        dec     over_part
        bne     @part
@next:  lda     over_shift              ; four dots to the west
        sec
        sbc     #4
        bcs     @same
        adc     #7                      ; C = 0
        dec     over_byte
@same:  sta     over_shift
        dex
        bpl     @square
        rts
@dots:  ldy     over_picture
        lda     over_look-1,y
        beq     @dark
        ldy     over_line
        jsr     over_turn
@dark:  inc     over_line
        rts
.endproc

;;; over_first_line -- where a row of squares begins on the page
;;; in:       A = row; st_map_rows
;;; out:      A = line
;;; clobbers: Y zp_t0
;;; cycles:   <= 40
.proc over_first_line
        sta     zp_t0
        asl     a
        adc     zp_t0                   ; C = 0; x OVER_PARTS
        ldy     st_map_rows
        cpy     #MAP_SIDE
        beq     @done
        asl     a
@done:  rts
.endproc
        .assert OVER_PARTS = 3, error, "over_first_line multiplies by 3"

; by part and picture: four dots, the leftmost in bit 0
over_look:
        ;       road town rd-sl brok wood slope ford    bridge  river   heights own enemy
        .byte   $0,  $6,  $4,   $2,  $A,  $4,   $5|$80, $5|$80, $5|$80, 0, 1, 1, 7, 5
        .byte   $F,  $F,  $F,   $0,  $A,  $0,   $0,     $F,     $5|$80, 1, 0, 4, 7, 2
        .byte   $0,  $F,  $1,   $8,  $0,  $1,   $5|$80, $5|$80, $5|$80, 0, 4, 1, 7, 5
        .assert * - over_look = OVER_PARTS * (OVER_PICTURES - 1), error, "a part a row"
