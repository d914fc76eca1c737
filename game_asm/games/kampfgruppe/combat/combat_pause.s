; The window during the combat, and how long a message stays.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export square_show, firer_mark, say_pause
        .import map_show, map_center, map_paint, window, view_x, view_y, shown_all, unit_where
        .import wait_ms, key_poll, key_upper

PAUSE_MS        = 70

        .segment "COMBAT"

;;; square_show -- bring a square into the window, everybody in their places, and light it
;;; in:       X = column, Y = row
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t3 zp_ptr0 zp_lines zp_ptr1 zp_unit
;;; cycles:   -
.proc square_show
        stx     @column
        sty     @row
        txa
        sec
        sbc     view_x
        cmp     #WINDOW_COLS
        bcs     @move
        tya
        sec
        sbc     view_y
        cmp     #WINDOW_ROWS
        bcc     @there
@move:  jsr     map_center
@there: lda     zp_unit                 ; map_show walks through the units
        pha
        lda     zp_unit+1
        pha
        jsr     map_show
        pla
        sta     zp_unit+1
        pla
        sta     zp_unit
@column = *+1
        ldx     #0                      ; [patched]
@row    = *+1
        ldy     #0                      ; [patched]
        jmp     light
.endproc

;;; firer_mark -- light the square of the unit at work, if it is in the window and known
;;; in:       zp_unit, zp_unit_no, zp_side
;;; out:      the picture
;;; clobbers: A X Y zp_t0 zp_lines
;;; cycles:   -
.proc firer_mark
        lda     zp_side
        cmp     st_side
        beq     @known
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_SEEN | UF_SEEN_BEFORE
        ora     shown_all
        beq     @done
@known: jsr     unit_where
        tax
        jmp     light
@done:  rts
.endproc

; Turn the dots of square X, Y round.
.proc light
        tya
        sec
        sbc     view_y
        cmp     #WINDOW_ROWS
        bcs     @done
        sta     zp_t0
        asl     a                       ; x 20
        asl     a
        adc     zp_t0
        asl     a
        asl     a
        sta     zp_t0
        txa
        sec
        sbc     view_x
        cmp     #WINDOW_COLS
        bcs     @done
        adc     zp_t0                   ; C = 0
        tax
        lda     window,x
        ora     #WINDOW_LIT
        sta     window,x
        jmp     map_paint
@done:  rts
.endproc
        .assert WINDOW_COLS = 20, error, "light multiplies by 20"

;;; say_pause -- let a message stay; any key goes on, S turns the noise on and off
;;; rule:     3.4.1 1.8.1
;;; in:       A = how long, 1..10; st_message_delay
;;; out:      st_noises
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc say_pause
        tax
        lda     #0
@times: clc
        adc     st_message_delay
        dex
        bne     @times
@tick:  pha
        lda     #PAUSE_MS
        jsr     wait_ms                 ; C = 1: a key
        bcs     @key
        pla
        sec
        sbc     #1
        bne     @tick
        rts
@key:   pla
        jsr     key_poll
        jsr     key_upper
        cmp     #'S'
        bne     @done
        lda     st_noises
        eor     #1
        sta     st_noises
@done:  rts
.endproc
