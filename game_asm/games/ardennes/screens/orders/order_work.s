; The orders to blow and to build.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "log_event.inc"
        .include "macros.inc"

        .export order_blow, order_build
        .import ghost_here, log_event, log_note, own_unit, work_find, work_do, works_dump
        .import roll_die, said
        .import msg_work_not, msg_work_failed, msg_work_dump, msg_work_blown, msg_work_built

BUILDS          = zp_overlay+8

        .segment "MOVE"

;;; order_blow -- the unit named first blows the dump or bridge in its hex
;;; rule:     2.25 2.27
;;; in:       the state; hex_zones
;;; out:      C = 0; the state
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_blow
        lda     #0
        beq     work                    ; always
.endproc

;;; order_build -- the unit named first builds the bridge in its hex
;;; rule:     2.30
;;; in:       the state; hex_zones
;;; out:      C = 0; the state
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_build
        lda     #1
.endproc
        falls_into work

.proc work
        sta     BUILDS
        jsr     own_unit
        bcs     @end
        lda     BUILDS
        jsr     work_find
        bcs     @not
        lda     zp_unit
        cmp     #GERMANS
        lda     #0
        bcc     @roll                   ; his own do not hamper the German
        jsr     ghost_here
        lda     #0
        rol     a
@roll:  pha
        jsr     roll_die
        tax
        pla
        jsr     work_do
        bcc     @failed
        ldx     #2
        lda     BUILDS
        bne     @say
        dex
        lda     works_dump
        cmp     #NO_UNIT
        beq     @say
        dex
@say:   stx     log_event+LOG_A
        lda     #LOG_WORK
        jsr     log_note                ; X kept
        lda     done_lo,x
        ldy     done_hi,x
        bne     @told                   ; always
@failed:
        lda     #<msg_work_failed
        ldy     #>msg_work_failed
        bne     @told                   ; always
@not:   lda     #<msg_work_not
        ldy     #>msg_work_not
@told:  jsr     said
        clc
@end:   rts
.endproc

done_lo:        .lobytes msg_work_dump, msg_work_blown, msg_work_built
done_hi:        .hibytes msg_work_dump, msg_work_blown, msg_work_built
