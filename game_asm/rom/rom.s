; The 12K ROM: reset, slot scan, plain messages, interrupts through page 3.
;
; Neither a BASIC nor a monitor with its commands. Kept for cards and programs: the warm start
; convention of $03F2-$03F4, the break, interrupt and NMI vectors of page 3; the public routines of
; the Monitor lie in monitor_entries.s.

        .setcpu "6502"
        .include "monitor.inc"

        .export rom_reset, rom_cold, rom_irq, rom_break
        .import screen_init, text_home, clear_right, text_normal, window_set, port_in, port_out

card       := $00                       ; pointer into a slot's page; boot programs find it here
line       := $06                       ; pointer to a line of the screen
words      := $08                       ; pointer to a message
BREAK_VECTOR := $03F0
SOFT_RESET := $03F2
POWER_UP   := $03F4
IRQ_VECTOR := $03FE
NMI_JUMP   := $03FB
ROW_0      := $0400                       ; of the text page
ROW_12     := $0628
ROW_23     := $07D0
ROM_START  := $D000

IO_UNMIXED := $C052
IO_AN_0_OFF := $C058
IO_AN_1_OFF := $C05A
IO_AN_2_ON := $C05D
IO_AN_3_ON := $C05F
CARDS      := $C000

POWER_MARK = $A5
LAST_SLOT  = 7
B_FLAG     = $10

; a message: where it goes, then its letters up to a zero
.struct MESSAGE
        place   .addr
        letters .byte
.endstruct

        .segment "ROM"

;;; rom_reset -- the processor starts here
;;; in:       nothing
;;; out:      does not return
;;; clobbers: everything
;;; cycles:   -
.proc rom_reset
        cld
        ldx     #$FF
        txs
        lda     IO_TEXT
        lda     IO_UNMIXED
        lda     IO_PAGE_1
        lda     IO_LORES
        lda     IO_AN_0_OFF
        lda     IO_AN_1_OFF
        lda     IO_AN_2_ON              ; annunciators 2 and 3 on, as after a reset they are
        lda     IO_AN_3_ON
        bit     IO_STROBE
        jsr     text_normal
        lda     #0
        sta     reg_p                   ; the flags that go with a register display
        jsr     window_set
        lda     #0
        jsr     port_in
        lda     #0
        jsr     port_out
        lda     SOFT_RESET+1
        eor     #POWER_MARK
        cmp     POWER_UP
        bne     rom_cold
        jmp     (SOFT_RESET)            ; a program runs that takes resets itself
.endproc

;;; rom_cold -- cold start: vectors, screen, then the first disk controller from slot 7 down
;;; in:       nothing
;;; out:      does not return
;;; clobbers: everything
;;; cycles:   -
.proc rom_cold
        ldx     #3
@set:   lda     first_vectors,x
        sta     BREAK_VECTOR,x
        dex
        bpl     @set
        lda     #>rom_cold ^ POWER_MARK
        sta     POWER_UP
        jsr     screen_init
        jsr     text_home
        ldx     #text_title - texts
        jsr     text_print
        lda     #0
        sta     card
        lda     #>CARDS + LAST_SLOT
        sta     card+1
@slot:  ldx     #3
@byte:  ldy     mark_places,x
        lda     (card),y
        cmp     mark_values,x
        bne     @no
        dex
        bpl     @byte
        ldx     #text_waiting - texts
        jsr     text_print
        jmp     (card)
@no:    dec     card+1
        lda     card+1
        cmp     #>CARDS
        bne     @slot
        ldx     #text_no_card - texts
        jsr     text_print
@stop:  jmp     @stop
.endproc

first_vectors:
        .addr   rom_break, rom_cold
mark_places:
        .byte   1, 3, 5, 7
mark_values:
        .byte   $20, $00, $03, $3C

;;; rom_irq -- tells BRK from an interrupt and goes where page 3 says
;;; in:       the processor's stack frame
;;; out:      reg_a = A; through IRQ_VECTOR; for BRK reg_x reg_y reg_p reg_s and break_pc too, and
;;;           through BREAK_VECTOR
;;; clobbers: A, for BRK X
;;; cycles:   -
.proc rom_irq
        sta     reg_a
        pla
        pha
        and     #B_FLAG
        bne     @break
        jmp     (IRQ_VECTOR)
@break: pla
        sta     reg_p
        stx     reg_x
        sty     reg_y
        pla
        sta     break_pc
        pla
        sta     break_pc+1
        tsx
        stx     reg_s
        cld
        jmp     (BREAK_VECTOR)
.endproc

;;; rom_break -- says where a program stopped on a BRK, or what it called that is not here
;;; in:       break_pc = address after the BRK and its byte
;;; out:      does not return
;;; clobbers: everything
;;; cycles:   -
.proc rom_break
        jsr     screen_init
        lda     break_pc+1
        cmp     #>ROM_START
        bcc     @own
        lda     break_pc                ; between our routines is nothing but BRKs
        sbc     #2                      ; C = 1
        sta     break_pc
        bcs     @here
        dec     break_pc+1
@here:  ldy     #0                      ; the program's words stay, above the last line
        jsr     clear_right
        ldx     #text_absent - texts
        bne     @tell                   ; always
@own:   jsr     text_home
        ldx     #text_break - texts
@tell:  jsr     text_print
        lda     break_pc+1
        jsr     hex_print
        lda     break_pc
        jsr     hex_print
@stop:  jmp     @stop
.endproc

;;; hex_print -- A as two digits at line, which moves on
;;; in:       A = byte; line = place on the screen
;;; out:      line = place after
;;; clobbers: A Y
;;; cycles:   -
.proc hex_print
        pha
        lsr
        lsr
        lsr
        lsr
        jsr     @digit
        pla
        and     #$0F
@digit: ora     #'0' | HIGH
        cmp     #('9' | $80) + 1
        bcc     @put
        adc     #'A' - '9' - 2          ; C = 1
@put:   ldy     #0
        sta     (line),y
        inc     line
        rts
.endproc

;;; text_print -- puts a message where its first two bytes say
;;; in:       X = its offset in texts
;;; out:      line = place after it
;;; clobbers: A X Y
;;; cycles:   -
.proc text_print
        lda     texts+MESSAGE::place,x
        sta     line
        lda     texts+MESSAGE::place+1,x
        sta     line+1
        ldy     #0
@char:  lda     texts+MESSAGE::letters,x
        beq     @end
        ora     #$80
        sta     (line),y
        inc     line
        inx
        bne     @char                   ; always: the texts fill less than a page
@end:   rts
.endproc

texts:
text_title:
        .addr   ROW_0 + 14
        .asciiz "GROGNARD II"
text_waiting:
        .addr   ROW_12 + 2
        .asciiz "WAITING FOR A BOOT DISK IN DRIVE 1"
text_no_card:
        .addr   ROW_12 + 4
        .asciiz "NO DISK: NO CONTROLLER IN ANY SLOT"
text_break:
        .addr   ROW_12 + 2              ; four digits follow
        .asciiz "PROGRAM STOPPED BY A BRK BEFORE $"
text_absent:
        .addr   ROW_23 + 3              ; four digits follow
        .asciiz "THIS FIRMWARE HAS NOTHING AT $"
        .assert * - texts < 256, error, "texts fill more than a page"

        .segment "VECTORS"
        .addr   NMI_JUMP, rom_reset, rom_irq
