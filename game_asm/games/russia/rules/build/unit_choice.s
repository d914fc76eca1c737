; What is raised.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export unit_choice
        .import becomes_october, choice_below, choice_first, choice_last, choice_of, choice_type
        .importzp CHOICES

ELITES          = 3                     ; that may be raised
ELITE_CHOICE    = 2                     ; of the Axis
NEW_NAMES_YEAR  = 43                    ; in October elite divisions become armoured ones
NEW_NAMES_MONTH = 10

        .segment "BUILD"

;;; unit_choice -- the type that a choice brings: now and then another than was asked for
;;; rule:     4.9.5 4.9.6 4.9.8 4.9.9 4.9.10 4.9.11 4.9.12
;;; in:       A = choice 0..2; Y = draw 0..99; st_side st_year st_month st_elites
;;; out:      C = 0: A = type; C = 1: A = NOT_TYPE
;;; clobbers: X Y zp_t0 zp_t1
;;; cycles:   <= 700
.proc unit_choice
        sty     zp_t1
        ldx     st_side
        beq     @axis
        ora     #$80                    ; none of these is ELITE_CHOICE
@axis:  cmp     #ELITE_CHOICE
        bne     @whose
        ldx     st_elites
        cpx     #ELITES
        bcs     @none
@whose: sta     zp_t0
        ldx     #0
@line:  lda     choice_of,x
        cmp     zp_t0
        bne     @next
        lda     st_year
        cmp     choice_first,x
        bcc     @next
        lda     choice_last,x
        cmp     st_year
        bcc     @next
        lda     zp_t1
        cmp     choice_below,x
        bcc     @found
@next:  inx
        cpx     #CHOICES
        bne     @line
@none:  lda     #NOT_TYPE
        sec
        rts
@found: ldy     choice_type,x
        lda     st_year
        cmp     #NEW_NAMES_YEAR
        bcc     @old
        bne     @new
        lda     st_month
        cmp     #NEW_NAMES_MONTH
        bcc     @old
@new:   lda     becomes_october,y
        clc
        rts
@old:   tya
        clc
        rts
.endproc
