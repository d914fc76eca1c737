; What is in each formation that is offered.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export buy_help
        .import page_show, page_wait, text_goto, text_char, text_byte, weapon_print
        .import kind_begin, kind_next, offers, buy_offered

FIRST_ROW       = 2
INDENT          = 2
COLUMN_MOST     = 19                    ; behind it no more units in a row

        .segment "FORCES_BSS"
row:            .res 1
kind:           .res 1
weapon:         .res 1

        .segment "FORCES"

;;; buy_help -- the units of every formation on offer, with this period's weapons
;;; rule:     3.9.3 4.1.1  an HQ and one to eight more
;;; in:       offers, buy_offered; st_period
;;; out:      the picture
;;; clobbers: A X Y and all scratch zp_overlay..
;;; cycles:   -
.proc buy_help
        print_page msg_force_help
        lda     #FIRST_ROW
        sta     row
        lda     #0
        sta     kind
@kind:  ldx     #0
        ldy     row
        jsr     text_goto
        lda     kind
        clc
        adc     #'A'
        jsr     text_char
        lda     #' '
        jsr     text_char
        ldy     kind
        ldx     offers,y
        jsr     kind_begin
        jsr     kind_next
@units: lda     force_weapon
        sta     weapon
@count: lda     force_count
        jsr     text_byte
        jsr     kind_next
        php
        bcs     @name
        lda     force_weapon
        cmp     weapon
        bne     @name
        plp
        lda     #'+'
        jsr     text_char
        jmp     @count
@name:  lda     #' '
        jsr     text_char
        lda     weapon
        jsr     name_print
        plp
        bcs     @next
        lda     zp_text_col
        cmp     #COLUMN_MOST+1
        bcs     @row
        lda     #' '
        jsr     text_char
        jmp     @units
@row:   inc     row
        ldx     #INDENT
        ldy     row
        jsr     text_goto
        jmp     @units
@next:  inc     row
        inc     kind
        lda     kind
        cmp     buy_offered
        bcc     @kind
        jmp     page_wait
.endproc

; A = row of the weapon chart: its name without the blanks behind it.
.proc name_print
        jsr     weapon_print            ; zp_ptr0 = the name
        ldy     #WEAPON_NAME-1
@blank: lda     (zp_ptr0),y
        cmp     #' '
        bne     @done
        dec     zp_text_col
        dey
        bne     @blank                  ; always: a name is not blank
@done:  rts
.endproc
