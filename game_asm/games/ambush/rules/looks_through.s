; Whether a soldier looks through something he could duck behind.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export looks_through
        .import map_square

        .segment "RESOLVE"

LOOKS_NORTH     = 1
LOOKS_EAST      = 2
LOOKS_SOUTH     = 4
LOOKS_WEST      = 8

looks:  .byte   LOOKS_NORTH | LOOKS_EAST | LOOKS_SOUTH | LOOKS_WEST     ; scanning
        .byte   LOOKS_NORTH, LOOKS_NORTH | LOOKS_EAST, LOOKS_EAST
        .byte   LOOKS_EAST | LOOKS_SOUTH, LOOKS_SOUTH, LOOKS_SOUTH | LOOKS_WEST
        .byte   LOOKS_WEST, LOOKS_WEST | LOOKS_NORTH
        .byte   0                                       ; fighting

;;; looks_through -- does he face a window, door or hedge of his own square?
;;; rule:     12.4.2  only such a man can duck
;;; in:       X = soldier 0..19
;;; out:      C = 1 yes; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_ptr0
;;; cycles:   <= 330
.proc looks_through
        stx     zp_t1
        ldy     man_facing,x
        lda     looks,y
        sta     zp_t2                   ; sides faced, taken off one by one
        lda     man_y,x
        tay
        lda     man_x,x
        tax
        lsr     zp_t2
        bcc     @east
        jsr     map_square
        and     #NORTH_MASK
        cmp     #SIDE_WINDOW << NORTH_SHIFT
        bcs     @back
@east:  lsr     zp_t2
        bcc     @south
        cpx     #MAP_RIGHT
        beq     @south
        inx
        jsr     map_square
        dex
        and     #WEST_MASK
        cmp     #SIDE_WINDOW << WEST_SHIFT
        bcs     @back
@south: lsr     zp_t2
        bcc     @west
        cpy     #MAP_BOTTOM
        beq     @west
        dey
        jsr     map_square
        iny
        and     #NORTH_MASK
        cmp     #SIDE_WINDOW << NORTH_SHIFT
        bcs     @back
@west:  lsr     zp_t2
        bcc     @back
        jsr     map_square
        and     #WEST_MASK
        cmp     #SIDE_WINDOW << WEST_SHIFT
@back:  ldx     zp_t1
        rts
.endproc
