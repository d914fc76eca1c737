; The enemies that a side knows of.
        .include "ai/ai.inc"

        .export foe_count, foe_unit, foes_known
        .import piece_take, pieces_known, pieces_make

        .segment "COMPUTER_BSS"
foe_count:      .res 1
foe_unit:       .res ARMY

        .segment "COMPUTER"

;;; foes_known -- list the enemies that st_side may see, and lay out who stands where without others
;;; rule:     2.8 13.3 13.12  the computer knows what its side is shown
;;; in:       st_side, st_options; the units
;;; out:      foe_count, foe_unit; hex_pieces; pieces_known = 1
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 ai_number ai_left
;;; cycles:   <= 70000
.proc foes_known
        jsr     pieces_make
        lda     #0
        sta     foe_count
        lda     #1
        sta     pieces_known
        lda     ai_first
        eor     #ARMY                   ; the others' first
        sta     ai_number
        lda     #ARMY
        sta     ai_left
@foe:   ldx     ai_number
        lda     unit_col,x
        beq     @next
        lda     st_options
        and     #OPTION_LIMITED
        beq     @known
        lda     unit_flags,x
        and     #UF_SPOTTED
        bne     @known
        jsr     piece_take
        jmp     @next
@known: ldy     foe_count
        txa
        sta     foe_unit,y
        inc     foe_count
@next:  inc     ai_number
        dec     ai_left
        bne     @foe
        rts
.endproc
