; The list of engagements.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export list_show
        .import engage_centre, engage_sums, hex_place, odds_column, odds_first, odds_second
        .import half_points, page_show, page_wait, terrain_here, terrain_lo, terrain_hi, text_byte
        .import text_char, text_goto, text_print, to_column

FIRST_ROW       = 3
ROWS            = 18                    ; on a page; then a key is wanted
PLACE_COL       = 4
FORCE_COL       = 10
ODDS_COL        = 26
TERRAIN_COL     = 31

        .segment "PAGES_BSS"
listed:         .res 1                  ; the engagement
list_row:       .res 1

        .segment "PAGES"

;;; list_show -- a page of all engagements: where, at which strengths and odds, on which ground
;;; rule:     1.11 2.2
;;; in:       the state; hex_zones
;;; out:      the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc list_show
        ldx     #1
        stx     listed
@page:  print_page msg_list
        lda     #FIRST_ROW
        sta     list_row
@next:  ldx     listed
        cpx     #ENGAGEMENTS + 1
        bcs     @end
        lda     engage_at_hi-1,x
        cmp     #NOWHERE
        beq     @on
        lda     list_row
        cmp     #FIRST_ROW + ROWS
        bcs     @full
        jsr     line
        inc     list_row
@on:    inc     listed
        bne     @next                   ; always
@full:  jsr     page_wait
        jmp     @page
@end:   jmp     page_wait
.endproc

; Engagement `listed` on list_row.
.proc line
        ldx     #1
        ldy     list_row
        jsr     text_goto
        lda     listed
        clc
        adc     #'A' - 1
        jsr     text_char
        ldx     #PLACE_COL
        jsr     to_column
        lda     listed
        jsr     engage_centre
        copy_word zp_arg0, zp_hex
        jsr     hex_place
        tya
        pha
        txa
        jsr     text_byte
        lda     #','
        jsr     text_char
        pla
        jsr     text_byte
        ldx     #FORCE_COL
        jsr     to_column
        lda     listed
        jsr     engage_sums
        jsr     odds_column
        pha
        jsr     half_points
        ldx     #ODDS_COL
        jsr     to_column
        pla
        pha
        tax
        lda     odds_first,x
        jsr     text_char
        lda     #'-'
        jsr     text_char
        pla
        tax
        lda     odds_second,x
        jsr     text_char
        lda     zp_river
        beq     @dry
        lda     #'*'
        jsr     text_char
@dry:   ldx     #TERRAIN_COL
        jsr     to_column
        lda     listed
        jsr     engage_centre
        jsr     terrain_here
        tax
        lda     terrain_lo,x
        ldy     terrain_hi,x
        jmp     text_print
.endproc
