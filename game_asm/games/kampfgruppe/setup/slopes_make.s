        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .export slopes_make
        .import map_at, square_set, key_pump

        .segment "FORCES"

level    := zp_overlay+4
column   := zp_overlay+5
line     := zp_overlay+6

;;; slopes_make -- high ground beside lower ground is slope
;;; in:       the heights of the map
;;; out:      TERRAIN_SLOPE on the rims; changes map
;;; clobbers: A X Y zp_t0 zp_map zp_square zp_overlay..
;;; cycles:   -
.proc slopes_make
        lda     #0
        sta     line
@row:   jsr     key_pump
        lda     #0
        sta     column
@square:
        ldx     column
        ldy     line
        jsr     map_at
        and     #HEIGHT_MASK
        beq     @next                   ; nothing lies lower
        sta     level
        inx
        cpx     #MAP_SIDE
        bcs     @west
        jsr     lower
        bcc     @slope
@west:  ldx     column
        beq     @south
        dex
        jsr     lower
        bcc     @slope
@south: ldx     column
        ldy     line
        iny
        cpy     st_map_rows
        bcs     @north
        jsr     lower_at
        bcc     @slope
@north: ldx     column
        ldy     line
        beq     @next
        dey
        jsr     lower_at
        bcs     @next
@slope: ldx     column
        ldy     line
        lda     #TERRAIN_SLOPE
        jsr     square_set
@next:  inc     column
        lda     column
        cmp     #MAP_SIDE
        bcc     @square
        inc     line
        lda     line
        cmp     st_map_rows
        bcc     @row
        rts
.endproc

; C = 0 when square X of this line lies lower than `level`.
.proc lower
        ldy     line
        ; on into lower_at
.endproc
        falls_into lower_at

; C = 0 when square X, Y lies lower than `level`.
.proc lower_at
        jsr     map_at
        and     #HEIGHT_MASK
        cmp     level
        rts
.endproc
