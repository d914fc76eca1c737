; The keyboard with a type-ahead of sixteen keys.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/switches.inc"

KEYS_AHEAD      = 16

        .segment "LOW_BSS"
        .export key_stirs, key_ring, key_first, key_count
        .exportzp KEYS_AHEAD
key_ring:       .res KEYS_AHEAD
key_first:      .res 1                  ; where the oldest waiting key stands
key_count:      .res 1
key_stirs:      .res 1                  ; not 0: waiting for a key stirs the dice

        .segment "HARDWARE"
        .export key_pump, key_poll, key_flush, key_waits

;;; key_pump -- put a key that waits in the hardware into the type-ahead
;;; in:       none
;;; out:      key_ring key_count
;;; clobbers: none
;;; cycles:   <= 75
.proc key_pump
        bit     IO_KBD
        bpl     @none
        pha
        lda     key_count
        cmp     #KEYS_AHEAD
        bcs     @full                   ; the hardware keeps it until there is room
        txa
        pha
        lda     key_first
        adc     key_count               ; C = 0 here
        and     #KEYS_AHEAD-1
        tax
        lda     IO_KBD
        and     #$7F
        sta     key_ring,x
        bit     IO_STROBE
        inc     key_count
        pla
        tax
@full:  pla
@none:  rts
.endproc

;;; key_poll -- take a key if one waits
;;; in:       none
;;; out:      C = 1, A = zp_key = the key, high bit clear; C = 0 when none waits; key_ring
;;;           key_first key_count
;;; clobbers: A
;;; cycles:   <= 135
.proc key_poll
        jsr     key_pump
        lda     key_count
        beq     @none
        dec     key_count
        txa
        pha
        ldx     key_first
        lda     key_ring,x
        sta     zp_key
        inx
        txa
        and     #KEYS_AHEAD-1
        sta     key_first
        pla
        tax
        lda     zp_key
        sec
        rts
@none:  clc
        rts
.endproc

;;; key_waits -- has a key been typed ahead?
;;; in:       none
;;; out:      C = 1 when one waits
;;; clobbers: A
;;; cycles:   <= 20
.proc key_waits
        lda     key_count
        cmp     #1
        rts
.endproc

;;; key_flush -- forget every key typed so far
;;; in:       none
;;; out:      key_first key_count: none waits
;;; clobbers: A
;;; cycles:   <= 20
.proc key_flush
        lda     #0
        sta     key_count
        sta     key_first
        bit     IO_STROBE
        rts
.endproc
