; Enemies that a side does not know of bar no way on its plans.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export hidden_off, hidden_on
        .import piece_put, piece_take, pieces_known

        .segment "RULES_LOW"

;;; hidden_off -- under limited view, take the enemies that are not spotted off hex_pieces
;;; rule:     13.3  who is not seen bars no way until one meets him
;;; in:       zp_unit = the unit that plans its way; st_options; hex_pieces
;;; out:      hex_pieces
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 9000
.proc hidden_off
        lda     #0
        beq     each                    ; always
.endproc

;;; hidden_on -- they are in hex_pieces again
;;; in:       as hidden_off was called
;;; out:      hex_pieces
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 9000
.proc hidden_on
        lda     #1
        falls_into each
.endproc

; A = 0 off, 1 on
.proc each
        sta     zp_t1
        lda     pieces_known
        bne     @done                   ; they are not there
        lda     st_options
        and     #OPTION_LIMITED
        beq     @done
        ldx     #ARMY
        lda     zp_unit
        cmp     #ARMY
        bcc     @unit
        ldx     #0
@unit:  lda     unit_col,x
        beq     @next
        lda     unit_flags,x
        and     #UF_SPOTTED
        bne     @next
        lda     zp_t1
        bne     @on
        jsr     piece_take
        jmp     @next
@on:    jsr     piece_put
@next:  inx
        cpx     #UNITS
        beq     @done
        cpx     #ARMY
        bne     @unit
@done:  rts
.endproc
