; What the computer has planned is carried out.
        .include "ai/ai.inc"

        .export moves_carry
        .import assault_go, field_at, film_note, load_allowed, load_go
        .import map_draw, piece_at, plan_col, plan_count, plan_kind, plan_row, plan_unit
        .import reach_find, unit_side, unload_go, walk, way_find

POINT           = 2                     ; half points that loading and unloading cost

        .segment "LOW_BSS"
entry:          .res 1
occupant:       .res 1

        .segment "PLAY"

;;; moves_carry -- the units of st_side move as COMPUTER has planned, as far as that still can be
;;; rule:     2.11 2.12 6.6 9.10 9.15 12.1
;;; in:       plan_*; the state; hex_pieces
;;; out:      the units; hex_pieces; the picture
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc moves_carry
        lda     #0
        sta     entry
        lda     plan_count
        beq     @done
        jsr     map_draw
@one:   jsr     carry
        jsr     film_note
        lda     st_phase
        cmp     #PHASE_MOVE
        bne     @done                   ; a border was met: the defenders come first
        inc     entry
        lda     entry
        cmp     plan_count
        bcc     @one
@done:  rts
.endproc

; Entry `entry` of the plan.
.proc carry
        ldx     entry
        lda     plan_unit,x
        tax
        lda     unit_col,x
        bne     @there
@out:   rts                             ; it is no more
@there: stx     st_active
        jsr     reach_find
        pha
        ldx     entry
        ldy     plan_row,x
        sty     zp_row
        lda     plan_col,x
        sta     zp_col
        tax
        jsr     piece_at
        sta     occupant
        ldx     zp_col
        ldy     zp_row
        jsr     field_at
        ldy     entry
        ldx     plan_kind,y
        ldy     #0
        pla
        cpx     #KIND_LOAD
        bcc     @goes
        sbc     #POINT                  ; C = 1
        bcc     @out
        .assert KIND_LOAD > KIND_ASSAULT, error, "the order of the kinds"
@goes:  cmp     (zp_ptr0),y
        bcc     @out                    ; it cannot come there any more
        cpx     #KIND_LOAD
        beq     @load
        cpx     #KIND_UNLOAD
        beq     @unload
        ldx     occupant
        cpx     #NO_UNIT
        beq     @way
        jsr     unit_side
        cmp     st_side
        beq     @done                   ; one of its own has stayed there
        ldy     entry
        lda     plan_kind,y
        bne     @way
        .assert KIND_MOVE = 0, error, "the branch"
        lda     #NO_UNIT                ; nobody was known to be there: it will meet him
        sta     occupant
@way:   jsr     way_find
        bcs     @done
        sta     zp_overlay
        stx     zp_overlay+1
        ldx     occupant
        cpx     #NO_UNIT
        beq     @walk
        dec     zp_overlay              ; the last step is the assault
@walk:  jsr     walk
        bcs     @done
        ldx     occupant
        cpx     #NO_UNIT
        beq     @done
        lda     unit_col,x
        beq     @done                   ; answered fire has destroyed it
        jmp     assault_go
@load:  ldx     st_active
        ldy     occupant
        cpy     #NO_UNIT
        beq     @done                   ; the cargo is no more
        jsr     load_allowed
        bcc     @done
        tya
        jmp     load_go
@unload:
        ldy     occupant
        cpy     #NO_UNIT
        bne     @done
        ldx     st_active
        lda     unit_cargo,x
        cmp     #NO_UNIT
        beq     @done
        jmp     unload_go
@done:  rts
.endproc
