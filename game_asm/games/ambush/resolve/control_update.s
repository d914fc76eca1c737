; Command control while the turn runs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export control_update
        .import command_known, leader_line, line_leader, squad_leader, man_fit
        .import pair_squares, lines_walk, sight_terrain

        .segment "RESOLVE"

;;; control_update -- rate again those whose rating can have changed
;;; rule:     6.7  command control; 4.1.3  another may lead
;;; in:       walked control_due
;;; out:      man_command; leader_line; walked control_due cleared
;;; clobbers: A X Y zp_index zp_inner zp_other zp_step zp_engine line_leader and
;;;           what command_control uses and what the
;;;           rules use
;;; cycles:   -
; That is the leader whenever anybody has walked, is spotted, lost or down, the man who has walked
; or has another leader, and everybody when his leader has walked or is rated otherwise than before,
; or the village has changed.
.proc control_update
        lda     control_due
        bne     @some
        ldx     #SOLDIERS-1
@any:   lda     walked,x
        bne     @some
        dex
        bpl     @any
        rts
@some:  lda     #0
        jsr     squad_update
        lda     #SQUAD
        jsr     squad_update
        lda     #0
        sta     control_due
        ldx     #SOLDIERS-1
@clear: sta     walked,x
        dex
        bpl     @clear
        rts
.endproc

; A = first man of the squad
.proc squad_update
        sta     zp_index
        jsr     squad_leader
        bcs     @done                   ; nobody leads
        sta     zp_inner
        jsr     lines_update
        ldx     zp_inner
        lda     man_command,x
        pha
        txa
        jsr     command_known
        ldx     zp_inner
        pla
        eor     man_command,x
        ora     walked,x
        sta     zp_step                 ; not 0: all of them
        lda     #SQUAD
@man:   pha
        ldx     zp_index
        cpx     zp_inner
        beq     @next
        jsr     man_fit
        bcc     @next
        lda     walked,x
        ora     zp_step
        beq     @next
        lda     zp_inner
        jsr     command_known
@next:  inc     zp_index
        pla
        sec
        sbc     #1
        bne     @man
@done:  rts
.endproc

; zp_index = first man of the squad, zp_inner = its leader: who of them sees him, whom he sees.
; Lines are kept while neither has walked, he leads still and the village stands as it did.
.proc lines_update
        lda     zp_index
        pha
        clc
        adc     #SQUAD
        sta     zp_other                ; behind the last
@man:   ldx     zp_index
        cpx     zp_inner
        beq     @next
        jsr     man_fit
        bcc     @next
        ldy     zp_inner
        tya
        cmp     line_leader,x
        bne     @fresh
        lda     walked,x
        ora     walked,y
        beq     @next
@fresh: tya
        sta     line_leader,x           ; for whom leader_line will hold
        lda     #1
        sta     walked,x                ; his rating will not hold either
        jsr     line_update
@next:  inc     zp_index
        lda     zp_index
        cmp     zp_other
        bne     @man
        pla
        sta     zp_index
        rts
.endproc

; X = soldier, Y = his leader: do they see each other?
.proc line_update
        jsr     pair_squares
        jsr     lines_walk
        lda     zp_line_there
        cmp     #LINE_NONE              ; C = 0: he sees him
        lda     #0
        bcs     @blind
        lda     #2
@blind: pha
        lda     zp_line_back
        cmp     #NOT_KNOWN
        bne     @back
        ldx     zp_inner
        ldy     zp_index
        jsr     pair_squares
        jsr     sight_terrain
        lda     #LINE_NONE
        bcc     @back
        lda     #LINE_COUNTED
@back:  cmp     #LINE_NONE
        pla
        bcs     @unseen
        ora     #1
@unseen:
        ldx     zp_index
        sta     leader_line,x
        rts
.endproc
