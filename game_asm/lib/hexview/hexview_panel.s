; The panel below the window: a headline, and the pieces of the cursor's hex.  The game has
;   panel_head      print the headline; the row is lit to its end
;   panel_count     A = how many pieces are listed
;   panel_line      print piece A, from 0, on the row that the text cursor is on
; The last row stays the game's: for prompts.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_panel, hexview_turn, panel_first
        .import panel_head, panel_count, panel_line
        .import text_goto, text_char, text_byte, text_plain, text_inverse, text_clear_to_end

MORE_COL        = 37                    ; where the last line says how many are not shown

        .segment "BSS"
panel_first:    .res 1                  ; which piece is listed first
count:          .res 1
shown:          .res 1                  ; lines printed
piece:          .res 1

        .segment "CODE"

;;; hexview_panel -- list the pieces of the cursor's hex, up to three from panel_first on
;;; in:       panel_first; what panel_count and panel_line read
;;; out:      the picture; panel_first = 0 where there is no such piece
;;; clobbers: A X Y scratch zp_arg0 zp_arg1, what panel_head and panel_count use, what panel_line
;;;           uses and what drawing uses
;;; cycles:   -
.proc hexview_panel
        ldx     #0
        ldy     #HV_PANEL
        jsr     text_goto
        jsr     text_inverse
        jsr     panel_head
        jsr     text_clear_to_end
        jsr     text_plain
        jsr     panel_count
        sta     count
        lda     panel_first
        cmp     count
        bcc     @there
        lda     #0
        sta     panel_first
@there: sta     piece
        lda     #0
        sta     shown
@line:  clc
        adc     #HV_PANEL + 1
        tay
        ldx     #0
        jsr     text_goto
        lda     shown
        cmp     count
        bcs     @clear
        lda     piece
        jsr     panel_line
        ldx     piece
        inx
        cpx     count
        bcc     @next
        ldx     #0
@next:  stx     piece
        sec
        lda     zp_text_row
        sbc     shown
        cmp     #HV_PANEL + 1
        bne     @full                   ; its letters came to the last column: this is the next row
@clear: jsr     text_clear_to_end
@full:  inc     shown
        lda     shown
        cmp     #HV_PANEL_LINES
        bcc     @line
        lda     count
        sec
        sbc     #HV_PANEL_LINES
        bcc     @done
        beq     @done
        pha
        ldx     #MORE_COL
        ldy     #HV_PANEL + HV_PANEL_LINES
        jsr     text_goto
        lda     #'+'
        jsr     text_char
        pla
        jmp     text_byte
@done:  rts
.endproc

;;; hexview_turn -- the next piece of the hex comes first
;;; in:       panel_first; as hexview_panel left it
;;; out:      panel_first
;;; clobbers: A
;;; cycles:   <= 40
.proc hexview_turn
        inc     panel_first
        lda     panel_first
        cmp     count
        bcc     @done
        lda     #0
        sta     panel_first
@done:  rts
.endproc
