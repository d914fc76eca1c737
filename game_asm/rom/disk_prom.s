; The disk controller's boot PROM: reads sectors of track 0 to $0800 and jumps to $0801.
;
; Others' boot code leans on more than the entry, and finds it here: the signature bytes, of which
; the last, 0, says that this is a drive of 16 sectors without a driver; X = slot * 16 and A =
; sectors read at $0801; the re-entry at offset $5C (sector zp $3D of track $41 to the page at
; $26, and on until $3D has reached the byte at $0800); the values of nibbles at $0356; the slot
; in $2B.
;
; ProDOS goes further. Its boot block copies bytes $5E or $63 to $EA into memory, gives the seven
; branches marked by `fixed` addresses of its own, and runs the copy. So that stretch calls nothing
; outside itself, these branches stay where they are, the flags of @again are off the stack when
; the last six are taken, and the end at $EB is reached by falling into it.
;
; Runs in any slot: no absolute jump into itself. Without a disk it waits for one.

        .setcpu "6502"

buffer     := $26                       ; where the sector goes
slot       := $2B                       ; slot * 16
saved      := $3C
sector     := $3D                       ; wanted
heard      := $40                       ; track of the address field
track      := $41                       ; wanted
values     := $0356                     ; value of a nibble, by nibble - $80
twos       := $0300                     ; 86 bytes: the low pairs of bits of three bytes each
BOOT       := $0800

IO_PHASE_OFF := $C080
IO_PHASE_ON  := $C081
IO_MOTOR_ON  := $C089
IO_DRIVE_1   := $C08A
IO_READ      := $C08C
IO_READ_MODE := $C08E

ROM_RTS    := $FF58                     ; an RTS in every firmware, for cards to find themselves
ROM_WAIT   := $FCA8                     ; and a delay; keeps X and Y

HALF_TRACKS = 80
STEP_DELAY  = 63                        ; of ROM_WAIT: 10.6 ms
FIRST_TWO   = 256 - 86                  ; an index that counts the twos up to 256

; The branch before belongs at this offset: others change its target.
        .macro  fixed offset
        .assert * - ::prom_boot = offset + 2, error, "a branch that others know has moved"
        .endmacro

        .segment "PROM"

;;; prom_boot -- recalibrate drive 1, load the boot sectors, jump to them
;;; in:       nothing; any state of the machine
;;; out:      X = slot * 16, A = sectors read, at $0801
;;; clobbers: Y zp 26..27 2B 3C..3D 40..41, 0300..03D5
;;; cycles:   -
.proc prom_boot
        lda     #$20                    ; bytes 1, 3, 5 and 7 mark a bootable disk controller
        ldy     #$00
        ldx     #$03
; The 64 nibbles in rising order: two adjacent ones below bit 7, at most one pair of zeros.
; X = nibble - $80, Y = its value.
@each:  stx     saved
        .assert * - ::prom_boot = 8, error, "signature"
        txa
        lsr
        bit     saved                   ; a bit for each pair of ones
        beq     @not
        ora     saved
        eor     #$FF
        and     #$3F                    ; a bit for each pair of zeros
        beq     @good
@first: lsr
        bcc     @first                  ; the last of them goes
        bne     @not
@good:  tya
        sta     values,x
        iny
@not:   inx
        bpl     @each

        jsr     ROM_RTS
        tsx
        lda     $0100,x                 ; page of our own address: $Cn
        asl
        asl
        asl
        asl
        sta     slot
        tax
        lda     IO_READ_MODE,x
        lda     IO_DRIVE_1,x
        lda     IO_MOTOR_ON,x
        ldy     #HALF_TRACKS
@step:  tya                             ; phases in falling order pull the head to the stop
        and     #3
        asl
        ora     slot
        tax
        lda     IO_PHASE_ON,x
        lda     #STEP_DELAY
        jsr     ROM_WAIT
        lda     IO_PHASE_OFF,x
        dey
        bpl     @step                   ; X = slot * 16 at the end
        iny
        sty     buffer
        sty     sector
        sty     track
        lda     #>BOOT
        sta     buffer+1
        .assert * - ::prom_boot <= $5C, error, "no room before the re-entry"
        .res    $5C - (* - ::prom_boot), $EA

; Re-entry of boot code that wants one more sector.
@again: clc                             ; C = 0: an address field is wanted, 1: its data
@seek:  php
@read:  lda     IO_READ,x
        bpl     @read
@mark:  cmp     #$D5
        bne     @read
        fixed   $65
@aa:    lda     IO_READ,x
        bpl     @aa
        cmp     #$AA
        bne     @mark                   ; a second D5 may begin it too
@kind:  lda     IO_READ,x
        bpl     @kind
        plp
        eor     #$96
        beq     @address                ; also where data were wanted
        nop
        bcc     @again
        fixed   $7B
        eor     #$96 ^ $AD
        beq     @data
        bne     @again
        fixed   $81

@address:
        sec                             ; each ROL passes a 1 to the next
        ldy     #3                      ; volume, track, sector
@pair:  sta     heard                   ; in the end the pair before the last: the track
@odd:   lda     IO_READ,x
        bpl     @odd
        rol
        sta     saved
@even:  lda     IO_READ,x
        bpl     @even
        and     saved
        dey
        bne     @pair
        cmp     sector
        bne     @again
        fixed   $9C
        lda     heard
        cmp     track
        bne     @again
        fixed   $A2
        bcs     @seek                   ; always
        fixed   $A4

@data:  ldy     #FIRST_TWO              ; A = 0: the running checksum
@twos:  sty     saved
@two:   ldy     IO_READ,x
        bpl     @two
        eor     values-$80,y
        ldy     saved
        sta     twos-FIRST_TWO,y
        iny
        bne     @twos
@sixes: sty     saved
@six:   ldy     IO_READ,x
        bpl     @six
        eor     values-$80,y
        ldy     saved
        sta     (buffer),y
        iny
        bne     @sixes
@sum:   ldy     IO_READ,x
        bpl     @sum
        eor     values-$80,y
@afar:  bne     @again                  ; checksum wrong: wait for it to come round
        fixed   $D3
        ldy     #0
@third: ldx     #FIRST_TWO - 1
@join:  inx
        beq     @third
        lda     (buffer),y
        lsr     twos-FIRST_TWO,x
        rol
        lsr     twos-FIRST_TWO,x
        rol
        sta     (buffer),y
        iny
        bne     @join
        .assert * - ::prom_boot = $EB, error, "the end of what ProDOS copies has moved"

        inc     buffer+1
        ldx     slot
        inc     sector
        lda     sector
        cmp     BOOT
        bcc     @afar                   ; with Z = 0
        jmp     BOOT+1
        .res    $FF - (* - ::prom_boot), 0
        .byte   0                       ; 16 sectors, no driver
.endproc
