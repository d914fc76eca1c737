; The drive itself: its choice and its motor.

        .setcpu "6502"
        .include "macros.inc"
        .include "zeropage.inc"
        .include "apple2/disk.inc"

        .export rwts_start, rwts_stop, rwts_at, rwts_cold, rwts_moved, rwts_selected

PATIENCE_COLD = 0                       ; 65,536 nibbles or two seconds

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

;;; rwts_start -- choose the drive and start its motor
;;; in:       zp_disk_drive = 0..1
;;; out:      rwts_cold; zp_rwts_patience set
;;; clobbers: A X Y and what the disk calls use
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
