; The chance of a close assault.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export assault_chance, assault_damaged, assault_happens
        .import assault_chances, die_percent, unit_whole

GROUND          = 10                    ; per cent less: the defender in cover or higher
FIRED           = 20                    ; more: it has fired
DAMAGED         = 20                    ; less: the assaulter has lost more than half
LEAST           = 5
MOST            = 95

        .segment "RULES_LOW"

;;; assault_chance -- the per cent that the assaulting vehicle wins
;;; rule:     7.2 7.11 12.6 12.7 12.8 12.9 12.10 12.11
;;; in:       A = type of the assaulter 3..6; X = type of the defender 0..9; zp_higher = 0..1 or
;;;           255,
;;;           255 the defender; zp_covered = 0..1 the defender; Y = bit 0: it has fired, bit 1: the
;;;           assaulter is damaged
;;; out:      A = per cent 5..95; X kept
;;; clobbers: Y zp_t0
;;; cycles:   <= 120
.proc assault_chance
        sty     zp_t0
        sec
        sbc     #TYPE_AC
        stx     @column+1               ; [patched]
        tay
        lda     rows,y
        clc
@column:
        adc     #0                      ; [patched]
        tay
        lda     assault_chances,y
        ldy     zp_covered
        bne     @less
        ldy     zp_higher
        bpl     @open
@less:  sec
        sbc     #GROUND
@open:  lsr     zp_t0
        bcc     @unfired
        adc     #FIRED - 1              ; C = 1
@unfired:
        lsr     zp_t0
        bcc     @whole
        sbc     #DAMAGED                ; C = 1
        bcc     @least
@whole: cmp     #LEAST
        bcs     @enough
@least: lda     #LEAST
@enough:
        cmp     #MOST
        bcc     @done
        lda     #MOST
@done:  rts
.endproc

rows:           .byte 0, FIGHTING, 2 * FIGHTING, 3 * FIGHTING

;;; assault_damaged -- has a unit lost more than half of its hit points?
;;; rule:     12.10
;;; in:       X = unit with hit points
;;; out:      C = 1 it has; X kept
;;; clobbers: A Y
;;; cycles:   <= 30
.proc assault_damaged
        ldy     unit_type,x
        lda     unit_hits,x
        asl     a
        cmp     unit_whole,y
        bcc     @more
        clc
        rts
@more:  sec
        rts
.endproc

;;; assault_happens -- does the assaulting vehicle win?
;;; rule:     12.2 12.12  where every shot hits it wins above 50 per cent
;;; in:       A = per cent 5..95; zp_die = any value; st_options = any value
;;; out:      C = 1 it does; X, Y kept
;;; clobbers: A zp_t0..zp_t3
;;; cycles:   <= 450
.proc assault_happens
        pha
        lda     st_options
        and     #OPTION_ALWAYS
        beq     @random
        pla
        cmp     #51
        rts
@random:
        pla
        jmp     die_percent
.endproc
