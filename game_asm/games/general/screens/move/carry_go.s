; A carrier goes where it was told to load or to unload.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export load_go, unload_go
        .import border_met, hex_foe, hex_path_ways, load_allowed
        .import load_do, piece_put, piece_take, shown, spots_moved, step_place, undo_clear
        .import unload_do, walk, way_find

        .segment "LOW_BSS"
cargo:          .res 1

        .segment "PLAY"

;;; load_go -- the active unit goes to another of its side and takes it on
;;; rule:     9.8 9.10
;;; in:       st_active; A = cargo, for which load_allowed said yes; zp_arg0/1 = index of its hex;
;;;           hex_field as reach_find left it, with a point to spare; hex_pieces
;;; out:      C = 0: it did, or was stopped on its way; C = 1: there is no way
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc load_go
        sta     cargo
        jsr     way_find
        bcs     @done
        sta     zp_overlay
        stx     zp_overlay+1
        lda     #0
        sta     shown
        jsr     walk
        bcs     @gone
        ldx     cargo
        jsr     piece_take
        ldx     st_active
        ldy     cargo
        jsr     load_do
        jsr     piece_put
        jsr     undo_clear
@gone:  clc
@done:  rts
.endproc

;;; unload_go -- the active unit puts its cargo down and goes to a hex
;;; rule:     9.15 9.16; 13.6  the cargo, too, may be spotted at once
;;; in:       st_active; A = its cargo; zp_arg0/1 = index of a free hex; hex_field as reach_find
;;;           left it, with a point to spare; hex_pieces
;;; out:      C = 0: it did, or was stopped on its way; C = 1: it cannot leave, and nothing was done
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc unload_go
        sta     cargo
        jsr     way_find
        bcs     @done
        sta     zp_overlay
        stx     zp_overlay+1
        lda     hex_path_ways,x
        jsr     step_place
        jsr     border_met              ; it has to leave the hex: nothing may hold it there
        bcc     @no
        jsr     hex_foe
        bcc     @no
        lda     #0
        sta     shown
        ldx     st_active
        jsr     unload_do
        jsr     walk
        ldx     st_active
        ldy     cargo
        lda     unit_col,x
        cmp     unit_col,y
        bne     @apart
        lda     unit_row,x
        cmp     unit_row,y
        bne     @apart
        tya                             ; stopped in a friend's hex it is back, and takes it on
        sta     unit_cargo,x
        lda     #NOWHERE
        sta     unit_col,y
        beq     @end                    ; always
        .assert NOWHERE = 0, error, "the branch"
@apart: ldx     cargo
        jsr     piece_put
        jsr     spots_moved             ; in the open it is spotted at once
@end:   jsr     undo_clear
        clc
        rts
@no:    sec
@done:  rts
.endproc
