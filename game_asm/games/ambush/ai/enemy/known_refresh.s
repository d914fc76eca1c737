; What the computer remembers of the other side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export known_refresh, lost_x, lost_y
        .import man_fit, man_seen, sight_terrain

LOOKED          = 2                     ; squares from which a man would have seen him
FADING          = 4                     ; turns for which a memory stays as old as it is

        .segment "COMPUTER"

;;; known_refresh -- remember where the enemies are who are seen now
;;; rule:     2.4  in a blind game only those whom its soldiers see
;;; in:       ai_foe; man_seen
;;; out:      known_x known_y: forgotten after ten to thirteen turns, when somebody has looked
;;;           there, or when known to be down; lost_x/y = where the last one who was forgotten now
;;;           was held to be, lost_x = 0 when nobody was
;;; clobbers: A X Y zp_from_x zp_from_y zp_to_x zp_to_y and what sight_terrain uses
;;; cycles:   <= 300000
.proc known_refresh
        ldx     #0
        stx     lost_x
        ldx     ai_foe
        ldy     #SQUAD
@man:   jsr     man_fit
        bcc     @forget                 ; a man who falls is seen to
        lda     st_blind
        beq     @sees
        lda     man_seen,x
        beq     @old
@sees:  lda     man_x,x
        sta     known_x,x
        lda     man_y,x
        sta     known_y,x
        jmp     @next
@old:   lda     known_x,x
        beq     @next
        cmp     #KNOWN_AGE
        bcc     @ages
        jsr     looked_there
        bcs     @forget
        lda     st_turn                 ; then the memory fades more slowly
        and     #FADING-1
        bne     @next
        lda     known_x,x
@ages:  clc
        adc     #KNOWN_AGE
        sta     known_x,x
        bcc     @next
@forget:
        lda     known_x,x
        and     #KNOWN_COLUMN
        beq     @next
        sta     lost_x
        lda     known_y,x
        sta     lost_y
        lda     #0
        sta     known_x,x
@next:  inx
        dey
        bne     @man
        rts
.endproc

; C = 1 when a man of the side is close by the square where enemy X was and looks into it; X Y kept
.proc looked_there
        tya
        pha
        ldy     #SQUAD-1
@man:   tya
        clc
        adc     ai_first
        tay
        lda     man_wounds,y
        cmp     #WOUNDS_SHOCK
        bcs     @next
        lda     man_x,y
        sec
        sbc     known_x,x
        clc
        adc     #LOOKED
        and     #KNOWN_COLUMN
        cmp     #2*LOOKED+1
        bcs     @next
        lda     man_y,y
        sec
        sbc     known_y,x
        clc
        adc     #LOOKED
        cmp     #2*LOOKED+1
        bcs     @next
        jsr     looks_into
        bcs     @yes
@next:  tya
        sec
        sbc     ai_first
        tay
        dey
        bpl     @man
        pla
        tay
        clc
        rts
@yes:   pla
        tay
        sec
        rts
.endproc

; C = 1 when man Y has a line to the square where enemy X was; X Y kept
.proc looks_into
        lda     man_x,y
        sta     zp_from_x
        lda     man_y,y
        sta     zp_from_y
        lda     known_x,x
        and     #KNOWN_COLUMN
        sta     zp_to_x
        lda     known_y,x
        sta     zp_to_y
        txa
        pha
        tya
        pha
        jsr     sight_terrain
        pla
        tay
        pla
        tax
        rts
.endproc

        .segment "COMPUTER_BSS"
lost_x: .res    1
lost_y: .res    1
