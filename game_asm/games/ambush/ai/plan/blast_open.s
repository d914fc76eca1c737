; Whether a blast reaches a square.
        .include "zeropage.inc"
        .include "ambush.inc"
        .export blast_open
        .import sight_walk

        .segment "COMPUTER"

SHUT            = 2                     ; halves: a window, or two doors

;;; blast_open -- is a man as good as in the open before a blast?
;;; rule:     12.6.10  terrain between lowers the chance: a window to a quarter, a wall to nothing
;;; in:       A, Y = his square; zp_to_x/y = the blast's
;;; out:      C = 0 when a wall or a window is between, or two doors; X zp_from_x/y zp_to_x/y kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_sight_* zp_corner zp_screen
;;; cycles:   <= 7100
.proc blast_open
        stx     open_man
        ldx     zp_from_x
        stx     open_x
        ldx     zp_from_y
        stx     open_y
        sta     zp_from_x
        sty     zp_from_y
        lda     #0                      ; nothing is left out for being adjacent
        jsr     sight_walk
        bcc     @back
        lda     #SHUT-1
        cmp     zp_sight_halves         ; C = 1: less than a window
@back:  ldx     open_x
        stx     zp_from_x
        ldx     open_y
        stx     zp_from_y
        ldx     open_man
        rts
.endproc

        .segment "COMPUTER_BSS"
open_man:       .res 1
open_x:         .res 1
open_y:         .res 1
