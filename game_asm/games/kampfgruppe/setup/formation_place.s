        .include "zeropage.inc"
        .include "state.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .export formation_place, formation_band

        .segment "DEPLOY"

BAND_MOST       = 40                    ; rows that formations are spread over
COMMAND_BACK    = 5                     ; columns

;;; formation_place -- where a formation has its middle
;;; in:       place_letter; place_count; st_map_rows
;;; out:      place_row, place_back
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2
;;; cycles:   <= 3000
.proc formation_place
        lda     st_map_rows
        cmp     #BAND_MOST
        bcc     @band
        lda     #BAND_MOST
@band:  sta     zp_t2                   ; rows in use
        lda     st_map_rows
        sec
        sbc     zp_t2
        lsr     a
        sta     place_row               ; the first of them
        lda     #0
        sta     place_back
        ldx     place_letter
        bne     @share
        lda     #COMMAND_BACK
        sta     place_back
        lda     zp_t2
        lsr     a
        clc
        adc     place_row
        sta     place_row
        rts
@share: falls_into formation_band
.endproc

;;; formation_band -- the row of a formation among all but the Command HQ's, spread over a band
;;; in:       X = letter from 1; zp_t2 = rows of the band; place_row = its first; place_count
;;; out:      place_row
;;; clobbers: A X zp_t0 zp_t1 zp_t2
;;; cycles:   <= 3000
.proc formation_band
        lda     #0
        sta     zp_t0
        sta     zp_t1
        txa                             ; rows x (2 x letter - 1), by twice the formations
        asl     a
        sec
        sbc     #1
        tax
@times: lda     zp_t0
        clc
        adc     zp_t2
        sta     zp_t0
        bcc     @next
        inc     zp_t1
@next:  dex
        bne     @times
        ldx     place_count
        dex
        txa
        asl     a
        sta     zp_t2
@divide:
        lda     zp_t0
        sec
        sbc     zp_t2
        tax
        lda     zp_t1
        sbc     #0
        bcc     @back
        sta     zp_t1
        stx     zp_t0
        inc     place_row               ; perhaps from before the first row
        jmp     @divide
@back:  rts
.endproc
