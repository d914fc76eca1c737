; The drive itself: tables and patches at the start, motor, drive choice, head.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export rwts_init, rwts_fix, rwts_start, rwts_stop, rwts_seek, rwts_recalibrate, rwts_wait
        .export rwts_at, rwts_cold, rwts_moved
        .export rwts_pairs, rwts_values, rwts_twos, rwts_encoded
        .export disk_pages, disk_scratch
        .import rwts_read_fixes, RWTS_READ_FIXES

UNKNOWN       = $FF                     ; head position not known
STOP_STEPS    = 80                      ; half-tracks that surely reach the stop
PATIENCE_COLD = 0                       ; 65,536 nibbles or two seconds
SETTLE        = 80                      ; of 100 us
LEAST_NIBBLE  = $96
NIBBLE_MASK   = $3F

; the buffers' places are such that no timed read of them crosses a page
        .segment "DISKBUF"
rwts_pairs:
        .res    256                     ; [v * 4]: pair of bits for byte 0.., 86.., 172..; nibble of v
        .res    256
        .res    256 - 84                ; twos lie at $AC of their page
rwts_twos:
        .res    86
        .res    256 - 2 - 87
rwts_encoded:
        .res    87                      ; to the end of the page: first nibbles of a sector to write
rwts_values = rwts_pairs + 256          ; [nibble]: value * 4

        .segment "DISKPAGES"
disk_pages:
        .res    256
disk_scratch:
        .res    256                     ; what is read only to see that it can be

        .segment "LOW_BSS"
rwts_at:
        .res    2                       ; half-track of either drive's head
rwts_selected:
        .res    1
rwts_cold:
        .res    1                       ; bit 7: the motor stood still when this call began
rwts_moved:
        .res    1                       ; bit 7: the head moved in this call

        .segment "DISK"

;;; rwts_init -- make the tables, put the slot's switches into the code that reads
;;; in:       zp_disk_slot = slot * 16; A = half-track where drive 1's head stands
;;; out:      nothing
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_t0 zp_t1
;;; cycles:   -
.proc rwts_init
        sta     rwts_at
        lda     #UNKNOWN
        sta     rwts_at+1
        lda     #0
        sta     rwts_selected
        ldx     #LEAST_NIBBLE
        ldy     #0                      ; Y = value * 4
@each:  stx     zp_t0
        txa
        lsr
        ora     zp_t0
        eor     #$FF
        and     #NIBBLE_MASK            ; a bit for each pair of zeros
        sta     zp_t1
        dec     zp_t1
        and     zp_t1
        bne     @not                    ; more than one
        txa
        asl
        and     zp_t0
        and     #$7E                    ; a bit for each pair of ones below bit 7
        beq     @not
        tya
        sta     rwts_values,x
        txa
        sta     rwts_pairs+3,y
        jsr     put_pairs
        iny
        iny
        iny
        iny
@not:   inx
        bne     @each
        set_word zp_ptr1, rwts_read_fixes
        lda     #<RWTS_READ_FIXES
.endproc
        falls_into rwts_fix

;;; rwts_fix -- put the slot into the low bytes of switches in code; twice is as good as once
;;; in:       zp_ptr1 = table of their addresses, A = how many; zp_disk_slot
;;; out:      nothing
;;; clobbers: A X Y zp_ptr0 zp_t0
;;; cycles:   -
.proc rwts_fix
        asl
        sta     zp_t0
        ldy     #0
@each:  lda     (zp_ptr1),y
        sta     zp_ptr0
        iny
        lda     (zp_ptr1),y
        sta     zp_ptr0+1
        iny
        ldx     #0
        lda     (zp_ptr0,x)
        and     #$0F
        ora     #$80
        clc
        adc     zp_disk_slot
        sta     (zp_ptr0,x)
        cpy     zp_t0
        bne     @each
        rts
.endproc

; Turn the three pairs of bits of value Y / 4 round and put each where OR finds it.
.proc put_pairs
        tya
        lsr
        lsr
        sta     zp_t1
        lda     #0
        lsr     zp_t1
        rol
        lsr     zp_t1
        rol
        sta     rwts_pairs,y
        lda     #0
        lsr     zp_t1
        rol
        lsr     zp_t1
        rol
        sta     rwts_pairs+1,y
        lda     #0
        lsr     zp_t1
        rol
        lsr     zp_t1
        rol
        sta     rwts_pairs+2,y
        rts
.endproc

;;; rwts_start -- choose the drive and start its motor
;;; in:       zp_disk_drive = 0..1
;;; out:      rwts_cold; zp_rwts_patience set
;;; clobbers: A X Y
;;; cycles:   -
.proc rwts_start
        ldx     zp_disk_slot
        lda     IO_READ_MODE,x
        lda     IO_READ,x
        lda     #$80                    ; a drive just chosen stands still
        sta     rwts_cold
        lda     #0
        sta     rwts_moved
        lda     zp_disk_drive
        cmp     rwts_selected
        sta     rwts_selected
        bne     @on
        ldy     #0
        lda     IO_READ,x
@look:  cmp     IO_READ,x               ; a disk that turns changes what is read
        bne     @turns
        iny
        bne     @look
        beq     @on                     ; always
@turns: lda     #0
        sta     rwts_cold
@on:    txa
        ora     zp_disk_drive
        tay
        lda     IO_DRIVE,y
        lda     IO_MOTOR_ON,x
        lda     #PATIENCE_WARM
        bit     rwts_cold
        bpl     @set
        lda     #PATIENCE_COLD
@set:   sta     zp_rwts_patience+1
        lda     #0
        sta     zp_rwts_patience
        rts
.endproc

;;; rwts_stop -- let the motor run out, one second from now
;;; in:       nothing
;;; out:      A and C as they were
;;; clobbers: X
;;; cycles:   -
.proc rwts_stop
        ldx     zp_disk_slot
        php
        pha
        lda     IO_MOTOR_OFF,x
        pla
        plp
        rts
.endproc

;;; rwts_recalibrate -- bring the head to track 0 from wherever it is
;;; in:       zp_disk_drive
;;; out:      rwts_at = 0
;;; clobbers: A X Y zp_rwts_t
;;; cycles:   -
.proc rwts_recalibrate
        ldy     zp_disk_drive
        lda     #STOP_STEPS
        sta     rwts_at,y
        lda     #0
        beq     seek_half               ; always
.endproc

;;; rwts_seek -- move the head to a track
;;; in:       zp_disk_track; zp_disk_drive
;;; out:      rwts_at; rwts_moved bit 7 when it moved
;;; clobbers: A X Y zp_rwts_t zp_rwts_mark
;;; cycles:   -
.proc rwts_seek
        ldy     zp_disk_drive
        lda     rwts_at,y
        cmp     #UNKNOWN
        bne     @known
        jsr     rwts_recalibrate
@known: lda     zp_disk_track
        asl
.endproc
        falls_into seek_half

; Step to half-track A: each step the next phase on, the last one off.
.proc seek_half
        sta     zp_rwts_mark            ; wanted half-track
        ldy     zp_disk_drive
        cmp     rwts_at,y
        beq     @there
        lda     #$80
        sta     rwts_moved
        lda     #0
        sta     zp_rwts_count           ; steps made, up to the length of the table
@step:  ldy     zp_disk_drive
        lda     rwts_at,y
        cmp     zp_rwts_mark
        beq     @still
        sta     zp_rwts_t
        bcc     @inward
        sbc     #1                      ; C = 1
        bcs     @set                    ; always
@inward: adc    #1                      ; C = 0
@set:   sta     rwts_at,y
        jsr     phase
        lda     IO_PHASE_ON,x
        lda     zp_rwts_t
        jsr     phase
        lda     IO_PHASE_OFF,x
        ldy     zp_rwts_count
        lda     step_times,y
        cpy     #STEP_TIMES - 1
        bcs     @time
        inc     zp_rwts_count
@time:  jsr     rwts_wait
        jmp     @step
@still: lda     #SETTLE
        jsr     rwts_wait
        lda     zp_rwts_mark
        jsr     phase
        lda     IO_PHASE_OFF,x
@there: rts
.endproc

; X = slot and phase of half-track A.
.proc phase
        and     #3
        asl
        ora     zp_disk_slot
        tax
        rts
.endproc

; of 100 us: the head gathers way, then 5.5 ms a half-track
step_times:
        .byte   90, 65, 60, 55
STEP_TIMES = * - step_times

;;; rwts_wait -- spend A * 100 us
;;; in:       A = 1..255
;;; out:      A = 0
;;; clobbers: X
;;; cycles:   -
.proc rwts_wait
@turn:  ldx     #19
@count: dex
        bne     @count
        sec
        sbc     #1
        bne     @turn
        rts
.endproc
