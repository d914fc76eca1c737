; How far into sight a man's way leads.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export path_hide
        .import threat_at

        .segment "COMPUTER"

;;; path_hide -- end the way before it is overlooked, or a few squares after
;;; rule:     10.4  as threat_map has it
;;; in:       zp_actor; ai_plunge ai_steps ai_path_x ai_path_y ai_threat
;;; out:      ai_steps
;;; clobbers: A X Y plunge_left
;;; cycles:   <= 4000
.proc path_hide
        lda     ai_plunge
        cmp     #OPENLY
        beq     @done
        sta     plunge_left
        ldx     zp_actor
        ldy     man_y,x
        lda     man_x,x
        tax
        jsr     threat_at
        bcs     @done                   ; he is seen where he stands
        ldy     #0
@step:  cpy     ai_steps
        bcs     @done
        tya
        pha
        ldx     ai_path_x,y
        lda     ai_path_y,y
        tay
        jsr     threat_at
        pla
        tay
        bcc     @next
        dec     plunge_left
        bmi     @cut
@next:  iny
        bne     @step                   ; always
@cut:   sty     ai_steps
@done:  rts
.endproc

        .segment "COMPUTER_BSS"
plunge_left:    .res 1
