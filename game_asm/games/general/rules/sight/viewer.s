; Who looks at the screen, and what he may see.
        .include "state.inc"
        .include "general.inc"

        .export unit_shown, viewer

        .segment "LOW_CODE"

;;; viewer -- the side that looks at the screen
;;; rule:     2.9 13.3
;;; in:       st_human, st_eyes
;;; out:      A = side: of two players the one who was asked to look, of one player his; NO_SIDE
;;;           when two computers play
;;; clobbers: none
;;; cycles:   <= 40
.proc viewer
        lda     st_human
        beq     @blue
        lda     st_human+1
        beq     @red
        lda     st_eyes
        rts
@red:   lda     #SIDE_ATTACKER
        rts
@blue:  lda     st_human+1
        beq     @none
        lda     #SIDE_DEFENDER
        rts
@none:  lda     #NO_SIDE
        rts
.endproc

;;; unit_shown -- may who looks at the screen see a unit on the map?
;;; rule:     2.8 13.3 13.12
;;; in:       X = unit; st_options, st_human, st_eyes
;;; out:      C = 1 he may; X kept
;;; clobbers: A
;;; cycles:   <= 120
.proc unit_shown
        .import unit_side
        lda     st_options
        and     #OPTION_LIMITED
        beq     @yes
        lda     unit_flags,x
        and     #UF_SPOTTED
        bne     @yes
        jsr     viewer
        cmp     #NO_SIDE
        beq     @nobody
        sta     @side+1                 ; [patched]
        jsr     unit_side
@side:  cmp     #0                      ; [patched]
        beq     @yes
@no:    clc
        rts
@nobody:
        lda     st_human
        bne     @no                     ; neither of two players has been asked to look
@yes:   sec                             ; two computers: nobody to be fair to
        rts
.endproc
