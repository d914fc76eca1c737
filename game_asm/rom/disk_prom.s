; The disk controller's boot PROM: reads sectors of track 0 to $0800 and jumps to $0801.
;
; What other people's boot code relies on is kept: the signature bytes, X = slot * 16 at $0801,
; the re-entry at offset $5C (sector zp $3D of track $41 to the page at $26), the table of nibble
; values at $0356, the slot in $2B. Runs in any slot: no absolute jump into itself. Without a
; disk it waits for one.

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

HALF_TRACKS = 80
TWOS_COUNT = 86

        .segment "PROM"

;;; prom_boot -- recalibrate drive 1, load the boot sectors, jump to them
;;; in:       nothing; any state of the machine
;;; out:      X = slot * 16, at $0801
;;; clobbers: A Y zp 26..27 2B 3C..3D 40..41, 0300..03D5
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
        ora     saved
        eor     #$FF
        and     #$3F                    ; a bit for each pair of zeros
        sta     heard
        dec     heard
        and     heard                   ; and without its last
        bne     @not
        txa
        lsr
        and     saved                   ; a bit for each pair of ones
        beq     @not
        tya
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
        bne     @on                     ; always
@back:  lda     IO_MOTOR_ON,x
@step:  tya                             ; phases in falling order pull the head to the stop
        and     #3
        asl
        ora     slot
        tax
        sta     IO_PHASE_ON,x
@delay: dec     saved                   ; 2 ms each time; C = 0 from the shift
        bne     @delay
        adc     #$20
        bcc     @delay
        lda     IO_PHASE_OFF,x
        dey
        bpl     @step                   ; X = slot * 16 at the end
        iny
        sty     buffer
        sty     sector
        sty     track
        lda     #>BOOT
        sta     buffer+1
        .res    $5C - (* - ::prom_boot), $EA

; Re-entry of boot code that wants one more sector.
@read:  lda     IO_READ,x
        bpl     @read
        cmp     #$D5
        bne     @read
@aa:    lda     IO_READ,x               ; D5 is no data: AA must follow
        bpl     @aa
        pha                             ; lets the register go of it before the next look
        pla
@kind:  lda     IO_READ,x
        bpl     @kind
        cmp     #$96
        bne     @read
        ldy     #3                      ; volume, track, sector; C = 1 here
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
        eor     sector
        bne     @read
        lda     heard
        eor     track
@again: bne     @read                   ; from afar too, always with Z = 0
        beq     @data                   ; always
@on:    lda     IO_READ_MODE,x          ; a way station of prom_boot, for there is room here
        lda     IO_DRIVE_1,x
        ldy     #HALF_TRACKS
        bne     @back                   ; always
@data:  lda     IO_READ,x               ; $AD stands in no address field: the data mark is next
        bpl     @data
        eor     #$AD
        bne     @data
        ldy     #TWOS_COUNT             ; A = 0: the running checksum
@twos:  sty     saved
@two:   ldy     IO_READ,x
        bpl     @two
        eor     values-$80,y
        ldy     saved
        dey
        sta     twos,y
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
        bne     @again              ; checksum wrong: wait for it to come round
        tay
@third: ldx     #TWOS_COUNT-1
@join:  lda     (buffer),y
        lsr     twos,x
        rol
        lsr     twos,x
        rol
        sta     (buffer),y
        iny
        beq     @done
        dex
        bpl     @join
        bmi     @third
@done:  ldx     slot
        inc     buffer+1
        inc     sector
        lda     sector
        cmp     BOOT
        bcc     @again
        jmp     BOOT+1
.endproc
