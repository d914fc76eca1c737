; The list of a side's units, in orders and in deployment.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "apple2/keys.inc"
        .export unit_list
        .import page_show, key_capital, key_wait, friend_at
        .import text_goto, unit_entry

COLUMN          = 20                    ; cells of an entry
ENTRIES         = 42                    ; on a page

zp_listed_unit  = zp_overlay+13
zp_listed_count = zp_overlay+15
zp_listed_head  = zp_overlay+16         ; word

        .segment "LOW_CODE"

;;; unit_list -- all units of the side, page by page; Escape, X or Q ends it
;;; rule:     AM.7
;;; in:       zp_side; A = low byte, Y = high byte of the heading
;;; out:      the picture
;;; clobbers: A X Y zp_ptr1, scratch, zp_overlay+13 and zp_overlay+15..
;;; cycles:   -
.proc unit_list
        sta     zp_listed_head
        sty     zp_listed_head+1
        lda     #0
        sta     zp_listed_unit
@page:  lda     zp_listed_head
        ldy     zp_listed_head+1
        jsr     page_show
        lda     #0
        sta     zp_listed_count
@unit:  lda     zp_listed_unit
        cmp     #UNITS
        bcs     @end
        jsr     friend_at
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        beq     @next
        jsr     entry
@next:  inc     zp_listed_unit
        lda     zp_listed_count
        cmp     #ENTRIES
        bcc     @unit
        jsr     key_capital
        cmp     #'Q'
        beq     @done
        cmp     #'X'
        beq     @done
        cmp     #KEY_ESCAPE
        bne     @page
@done:  rts
@end:   lda     zp_listed_count
        beq     @done                   ; the page before was full
        jmp     key_wait
.endproc

; Unit zp_ptr1, number zp_listed_unit, as the next of the page.
.proc entry
        lda     zp_listed_count
        ldx     #0
        cmp     #ENTRIES / 2
        bcc     @left
        sbc     #ENTRIES / 2            ; C = 1
        ldx     #COLUMN
@left:  tay
        iny
        iny
        inc     zp_listed_count
        jsr     text_goto
        lda     zp_listed_unit
        jmp     unit_entry
.endproc
