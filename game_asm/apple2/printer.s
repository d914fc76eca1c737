; The printer behind the card in slot 1: found by the bytes that such cards carry in their page,
; used through the card's own entries.  The card may use page zero from $20 to $4F and the bytes
; of the text page that belong to slots: the first come back, the disk's tables are made again.

        .setcpu "6502"
        .include "zeropage.inc"

        .export printer_find, printer_char, printer_close
        .import rwts_init, rwts_at

CARD       := $C100
CARD_PUT   := $C102                     ; a parallel card prints A
CARD_INIT  := $C10D                     ; low bytes of entries where the third mark is
CARD_WRITE := $C10F
MARK_1      = 5
MARK_2      = 7
MARK_3      = 11
PARALLEL    = $48                       ; at both places
SERIAL_1    = $38
SERIAL_2    = $18
PASCAL      = $01
CARD_PAGE   = $C1
CARD_SLOT   = $10
KEPT_FIRST  = $20                       ; of page zero: the Monitor's own, which a card may use
KEPT        = $30
WINDOW      = $21                       ; its width, and the cursor's column
COLUMN      = $24
HIGH_BIT    = $80

        .segment "SETUP_BSS"
kept:           .res KEPT
card_kind:      .res 1                  ; 0 parallel, 1 with entries by table
card_char:      .res 1

        .segment "PRINTER"

;;; printer_find -- look for a printer card in slot 1
;;; in:       none
;;; out:      C = 0 there is one, ready; C = 1 none
;;; clobbers: A X Y
;;; cycles:   -
.proc printer_find
        lda     CARD+MARK_1
        cmp     #PARALLEL
        bne     @serial
        lda     CARD+MARK_2
        cmp     #PARALLEL
        bne     @none
        lda     #0
        sta     card_kind
        clc
        rts
@serial:
        cmp     #SERIAL_1
        bne     @none
        lda     CARD+MARK_2
        cmp     #SERIAL_2
        bne     @none
        lda     CARD+MARK_3
        cmp     #PASCAL
        bne     @none
        sta     card_kind
        lda     CARD_INIT
        jsr     use_card
        clc
        rts
@none:  sec
        rts
.endproc

;;; printer_char -- print a character; $0D ends the line
;;; in:       A = character; printer_find said yes
;;; out:      X, Y kept
;;; clobbers: A
;;; cycles:   -
.proc printer_char
        ora     #HIGH_BIT               ; as programs send it
        sta     card_char
        txa
        pha
        tya
        pha
        lda     CARD_WRITE
        jsr     use_card
        pla
        tay
        pla
        tax
        rts
.endproc

;;; printer_close -- the last character has been printed
;;; in:       none
;;; out:      none
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t0 zp_t1
;;; cycles:   -
.proc printer_close
        lda     rwts_at
        jmp     rwts_init
.endproc

; Call the card, at the entry with low byte A if it has a table, with our page zero put aside.
.proc use_card
        sta     entry+1
        ldx     #KEPT-1
@keep:  lda     KEPT_FIRST,x
        sta     kept,x
        dex
        bpl     @keep
        lda     #40
        sta     WINDOW
        lda     #0
        sta     COLUMN
        lda     card_kind
        bne     @table
        lda     card_char
        jsr     CARD_PUT
        jmp     @back
@table: lda     card_char
        ldx     #CARD_PAGE
        ldy     #CARD_SLOT
        jsr     entry
@back:  ldx     #KEPT-1
@give:  lda     kept,x
        sta     KEPT_FIRST,x
        dex
        bpl     @give
        cld
        rts
entry:  jmp     CARD                    ; [patched] low byte put in
.endproc
