; The boot sector of a disk with one program on it: reads the program's pages from track 1 on and
; goes to its start.  Under anybody's boot PROM, in any slot, whatever memory held.
;
; The PROM's own code reads each sector, and comes back to $0801: so this page stays where it is
; until all are read.  What belongs there itself waits elsewhere and is copied last.
; Pages lie two sectors apart on the track, for the PROM needs a sector's time to join the bits of
; the one before; `program_disk.py` puts them there.

        .setcpu "6502"
        .include "apple2/disk.inc"
        .include "apple2/switches.inc"

; what the PROM asks for
prom_buffer  := $26                     ; where the next sector goes; the low byte is 0
prom_slot    := $2B                     ; slot * 16
prom_sector  := $3D                     ; its number, as it stands on the track
prom_track   := $41
PROM_AGAIN   = $5C                      ; its entry for one more sector
ROM_WAIT     := $FCA8                   ; the PROM calls this delay too

THIS_PAGE    = $08
ASIDE        = $02                      ; where the bytes of this page wait
mover        := $0300                   ; the PROM's own memory, free when all is read
BEHIND_ODD   = SECTORS + 1
STEP_DELAY   = 63                       ; of ROM_WAIT: 10.6 ms
STILL_DELAY  = 100                      ; 26.6 ms

        .segment "BOOT"
        .byte   1                       ; sectors that the PROM is to read

;;; boot_program -- read the next page of the program, or begin with it when all are there
;;; in:       X = slot * 16; drive 1 on and selected; at first the head on track 0
;;; out:      goes to the program: X = slot * 16, an empty stack, the drive off, text shown
;;; clobbers: everything
;;; cycles:   -
.proc boot_program
        lda     boot_pages
        beq     whole
        dec     boot_pages
        lda     next
        cmp     #BEHIND_ODD
        bne     @here
        inc     prom_track
        jsr     half_step
        jsr     half_step
        lda     #STILL_DELAY
        jsr     ROM_WAIT
        lda     #0
@here:  sta     prom_sector
        clc
        adc     #2
        cmp     #SECTORS
        bne     @next
        lda     #1                      ; behind the even ones the odd ones
@next:  sta     next
        lda     boot_page
        inc     boot_page
        cmp     #THIS_PAGE
        bne     @to
        lda     #ASIDE
@to:    sta     prom_buffer+1
        lda     prom_slot
        tax
        lsr
        lsr
        lsr
        lsr
        ora     #$C0
        sta     again+2
again:  jmp     PROM_AGAIN              ; [patched]

whole:  ldy     IO_MOTOR_OFF,x
        lda     phase                   ; whoever moves a head next finds all phases off
        jsr     phase_switch
        lda     IO_PHASE_OFF,x
        ldx     prom_slot
        bit     IO_TEXT
        bit     IO_PAGE1
        sei
        cld
        txa
        ldx     #$FF
        txs
        tax
        ldy     #MOVER_BYTES-1
@move:  lda     move_page,y
        sta     mover,y
        dey
        bpl     @move
        iny
        jmp     mover
.endproc

; Pull the head a half-track inward: the phase behind the one that it stands on.
.proc half_step
        inc     phase
        lda     phase
        jsr     phase_switch
        lda     IO_PHASE_ON,x
        lda     #STEP_DELAY
        jsr     ROM_WAIT
        ldy     phase
        dey
        tya
        jsr     phase_switch
        lda     IO_PHASE_OFF,x
        rts
.endproc

; X = slot and switch of phase A.
.proc phase_switch
        and     #3
        asl
        ora     prom_slot
        tax
        rts
.endproc

; Runs at `mover`; Y = 0, X stays.
move_page:
        lda     ASIDE << 8,y
        sta     THIS_PAGE << 8,y
        iny
        bne     move_page
        .byte   $4C                     ; jmp
boot_start:
        .addr   0                       ; where the program begins: written by the disk builder
MOVER_BYTES = * - move_page

; written by the disk builder too
boot_page:
        .byte   0                       ; of the program's first byte
boot_pages:
        .byte   0                       ; how many are to be read

next:   .byte   BEHIND_ODD              ; sector of the next page; behind the last one a new track
phase:  .byte   0                       ; half-track on which the head stands
