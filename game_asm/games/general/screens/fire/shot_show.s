; A shot is seen and heard.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export blast_show, shot_show
        .import cursor_hide, film_shot, hexview_hex, hexview_place, hexart_mark_hi, hexart_mark_lo
        .import sound_blast, sound_shot, unit_shown, unit_to, wait_ms
        .importzp MARK_BLAST

        .segment "LOW_BSS"
shown_from:     .res 1
shown_at:       .res 1

        .segment "PLAY"

;;; shot_show -- show a shot: a flash at the gun, a blast at the target, with sound
;;; rule:     1.11
;;; in:       A = firer; Y = target, both on the map
;;; out:      the picture
;;; clobbers: everything but the state and the cursor
;;; cycles:   -
.proc shot_show
        sta     shown_from
        sty     shown_at
        jsr     film_shot
        ldx     shown_at
        jsr     unit_to
        jsr     cursor_hide
        ldx     shown_from
        jsr     unit_shown
        bcc     @heard                  ; out of an ambush
        jsr     blast_show
@heard: jsr     sound_shot
        ldx     shown_from
        jsr     hex_again
        ldx     shown_at
        jsr     blast_show
        jsr     sound_blast
        lda     #250
        jsr     wait_ms
        ldx     shown_at
        falls_into hex_again
.endproc

; Paint the hex of unit X again.
.proc hex_again
        ldy     unit_row,x
        dey
        lda     unit_col,x
        beq     @gone
        tax
        dex
        jmp     hexview_hex
@gone:  rts
.endproc

;;; blast_show -- draw a blast where a unit stands, if the window shows it
;;; in:       X = unit on the map
;;; out:      the picture
;;; clobbers: A X Y zp_t0 zp_lines zp_hexview+2 zp_hexview+11..zp_hexview+12
;;; cycles:   -
.proc blast_show
        ldy     unit_row,x
        lda     unit_col,x
        tax
        falls_into mark_show
.endproc

;;; mark_show -- draw a blast in a hex, if the window shows it
;;; in:       X = column from 1, Y = row from 1
;;; out:      the picture
;;; clobbers: A X Y zp_t0 zp_lines zp_hexview+2 zp_hexview+11..zp_hexview+12
;;; cycles:   -
.proc mark_show
        .export mark_show
        dex
        dey
        jsr     hexview_place
        bcs     @out
        lda     hexart_mark_hi + MARK_BLAST - 1
        pha
        lda     hexart_mark_lo + MARK_BLAST - 1
        pha
@out:   rts                             ; to it
.endproc
