; The boot sector of a disk with one program on it: reads the program's pages from track 1 on and
; goes to its start.  Under anybody's boot PROM, in any slot, whatever memory held.
;
; The PROM's own code reads each sector and comes back to $0801, so this page stays to the end:
; every page is read aside and copied to its place, the last one first, the first one by code that
; runs elsewhere.  The next page lies three sectors on: joining the bits of one and copying it takes
; as long.  A track begins five sectors later than the one before, for the head to move meanwhile.
; `program_disk.py` writes such tracks.
        .setcpu "6502"
        .include "apple2/disk.inc"
        .include "apple2/switches.inc"

; what the PROM asks for
prom_buffer  := $26                     ; where the next sector goes; the low byte is 0
prom_slot    := $2B                     ; slot * 16
prom_sector  := $3D                     ; its number, as it stands on the track
prom_track   := $41                     ; 0 at first
PROM_AGAIN   = $5C                      ; its entry for one more sector
ROM_WAIT     := $FCA8                   ; the PROM calls this delay too
to           := $3E                     ; where a page belongs
prom_entry   := $42
aside        := $0200                   ; where it is read to
mover        := $0300                   ; the PROM's own memory, free when all is read
APART        = 3
TRACK_APART  = 5
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
        ldy     #0
        sty     to
        lda     prom_track
        beq     @read                   ; nothing has come yet
        lda     boot_pages
        beq     @whole
        lda     boot_page
        sta     to+1
@copy:  lda     aside,y
        sta     (to),y
        iny
        bne     @copy
@read:  dec     boot_page
        dec     boot_pages
        lda     next
        cmp     track_start
        bne     @here
        jsr     next_track
@here:  sta     prom_sector
        clc
        adc     #APART
        and     #SECTORS-1
        sta     next
        lda     #>aside
        sta     prom_buffer+1
        lda     #PROM_AGAIN
        sta     prom_entry
        lda     prom_slot
        tax
        lsr
        lsr
        lsr
        lsr
        ora     #$C0
        sta     prom_entry+1
        jmp     (prom_entry)

@whole: lda     phase                   ; whoever moves a head next finds all phases off
        jsr     phase_switch
        lda     IO_PHASE_OFF,x
        bit     IO_TEXT
        bit     IO_PAGE1
        sei
        cld
        ldx     #$FF
        txs
        ldy     #MOVER_BYTES-1
@move:  lda     move_page,y
        sta     mover,y
        dey
        bpl     @move
        lda     boot_page
        sta     mover + MOVE_TO - move_page
        iny
        ldx     prom_slot
        jmp     mover
.endproc

; One track inward.  A = the sector that it begins with.
.proc next_track
        inc     prom_track
        jsr     half_step
        jsr     half_step
        lda     #STILL_DELAY
        jsr     ROM_WAIT
        lda     track_start
        clc
        adc     #TRACK_APART
        and     #SECTORS-1
        sta     track_start
        rts
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

move_page:                              ; runs at `mover`; Y = 0, X = slot * 16
        lda     aside,y
        sta     $FF00,y                 ; [patched] the page
MOVE_TO = * - 1
        iny
        bne     move_page
        lda     IO_MOTOR_OFF,x
        .byte   $4C                     ; jmp
boot_start: .addr 0                     ; where the program begins: written by the disk builder
MOVER_BYTES = * - move_page
boot_page: .byte 0                      ; behind its last byte: written by the disk builder too
boot_pages: .byte 0                     ; how many are to be read: and so is this
track_start: .byte SECTORS - TRACK_APART ; the first is 0
next:   .byte   SECTORS - TRACK_APART   ; sector of the next page; the same: on the next track
phase:  .byte   0                       ; half-track on which the head stands
