; The printer card's page: sends characters to the port at $C080 + slot * 16.
;
; What other people's programs rely on is kept: entry at offset 0 (PR#n and JSR $Cn00), which also
; hooks the output vector to offset 2, the entry for every further character; the bytes $48 at
; offsets 5 and 7, by which a program finds a parallel card. A, X and Y come back as they were.
; Nothing is echoed to the screen. Runs in any slot.

        .setcpu "6502"

CSW        := $36                       ; the output vector
STACK      := $0100
IO_PORT    := $C080                     ; data port, by slot * 16
CALLER_A   = 4                          ; on the stack, above P, Y and X

ROM_RTS    := $FF58                     ; an RTS in every firmware, for cards to find themselves

SKIP_BYTE  = $B0                        ; BCS: with C = 0 it swallows the SEC at offset 2
PUT_ENTRY  = 2

        .segment "PRINTER"

;;; printer_first -- hook the output vector to this card and print A
;;; in:       A = character
;;; out:      A, X, Y as they were; CSW = $Cn02
;;; clobbers: C Z N CSW
;;; cycles:   -
.proc printer_first
        clc
        .byte   SKIP_BYTE
        .assert * - ::printer_first = PUT_ENTRY, error, "entry"

;;; printer_put -- print A (offset 2)
;;; in:       A = character
;;; out:      A, X, Y as they were
;;; clobbers: C Z N
;;; cycles:   -
@put:   sec
        pha
        txa
        pha                             ; these two at 5 and 7 are the card's mark
        tya
        pha
        php                             ; an interrupt would overwrite what is read below S
        sei
        jsr     ROM_RTS
        tsx
        lda     STACK,x                 ; page of our own address: $Cn
        plp
        bcs     @send
        sta     CSW+1
        ldy     #PUT_ENTRY
        sty     CSW
@send:  asl
        asl
        asl
        asl
        tay                             ; slot * 16
        lda     STACK+CALLER_A,x
        sta     IO_PORT,y
        pla
        tay
        pla
        tax
        pla
        rts
.endproc
