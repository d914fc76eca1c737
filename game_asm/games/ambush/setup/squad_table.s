; A squad as lines: for the page, for paper.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "setup/setup.inc"
        .export squad_table, squad_line, squad_text, squad_heads
        .import setup_first, setup_name_point, rating_point, text_goto, text_print

        .segment "SETUP_BSS"
squad_text:     .res 48                 ; a line, ended by 0
line_man:       .res 1
line_at:        .res 1
row_at:         .res 1

        .segment "SETUP"

;;; squad_table -- the men who take part, a row each
;;; shows:    3.1.1 2.2.6  characteristics and weapons
;;; in:       st_side man_in_play
;;; out:      none
;;; clobbers: A X Y zp_ptr0 squad_text zp_t0 zp_t1
;;; cycles:   -
.proc squad_table
        place   0, 2
        lda     #<squad_heads
        ldy     #>squad_heads
        jsr     text_print
        lda     #LIST_ROW
        sta     row_at
        jsr     setup_first
@man:   lda     man_in_play,x
        beq     @next
        stx     line_man
        jsr     squad_line
        ldx     #0
        ldy     row_at
        jsr     text_goto
        lda     #<squad_text
        ldy     #>squad_text
        jsr     text_print
        inc     row_at
        ldx     line_man
@next:  inx
        cpx     #SQUAD
        bne     @more
        lda     st_side
        beq     @done
@more:  cpx     #SOLDIERS
        bcc     @man
@done:  rts
.endproc

squad_heads:    .asciiz "Name        Gun St In De Ob Th Fi Ha"
squad_signs:    .byte ".PFMARGKB"

; E marks the expert, P plastic, G the garotte.

;;; squad_line -- one man's line: name, fire weapon, grenades, seven ratings, marks
;;; in:       X = man
;;; out:      squad_text
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1
;;; cycles:   -
.proc squad_line
        stx     line_man
        jsr     setup_name_point
        ldy     #0
@name:  lda     (zp_ptr0),y
        sta     squad_text,y
        iny
        cpy     #NAME_BYTES
        bcc     @name
        sty     line_at
        jsr     blank
        ldx     line_man
        ldy     man_issued,x
        lda     squad_signs,y
        jsr     put
        lda     #WEAPON_GRENADE
        jsr     carried
        ora     #'0'                    ; six at the most
        jsr     put
        ldx     #0
@rate:  stx     zp_t1
        jsr     rating_point
        ldy     line_man
        lda     (zp_ptr0),y
        jsr     figures
        ldx     zp_t1
        inx
        cpx     #RATINGS
        bcc     @rate
        jsr     blank
        ldx     line_man
        lda     man_expert,x
        beq     @plastic
        lda     #'E'
        jsr     put
@plastic:
        lda     #WEAPON_PLASTIC
        jsr     carried
        beq     @garotte
        lda     #'P'
        jsr     put
@garotte:
        lda     #WEAPON_GAROTTE
        jsr     carried
        beq     @end
        lda     #'G'
        jsr     put
@end:   ldx     line_at
        lda     #0
        sta     squad_text,x
        rts
.endproc

; A blank goes behind the line.
.proc blank
        lda     #' '
.endproc
        falls_into put

; Character A goes behind the line.
.proc put
        ldx     line_at
        sta     squad_text,x
        inc     line_at
        rts
.endproc

; A = 0..99 as three cells.
.proc figures
        ldy     #'0'-1
@tens:  iny
        sec
        sbc     #10
        bcs     @tens
        adc     #10 + '0'
        pha
        jsr     blank
        tya
        cmp     #'0'
        bne     @ten
        lda     #' '
@ten:   jsr     put
        pla
        jmp     put
.endproc

; A = how many weapons of kind A line_man carries; Z accordingly
.proc carried
        sta     zp_t0
        ldx     line_man
        ldy     #0
@slot:  lda     man_explosives,x        ; the other weapons' slots follow
        and     #WEAPON_KIND
        cmp     zp_t0
        bne     @next
        iny
@next:  txa
        clc
        adc     #SOLDIERS
        tax
        cpx     #SOLDIERS * (EXPLOSIVE_SLOTS + OTHER_SLOTS)
        bcc     @slot
        tya
        rts
.endproc
        .assert man_weapons = man_explosives + SOLDIERS * EXPLOSIVE_SLOTS, lderror, "slots in a row"
