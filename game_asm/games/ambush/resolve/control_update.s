; Command control while the turn runs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export control_update
        .import command_control, squad_leader

        .segment "RESOLVE"

;;; control_update -- rate anew those whose rating can have changed
;;; rule:     6.7  command control
;;; in:       walked
;;; out:      man_command; walked cleared
;;; clobbers: A X Y zp_index zp_inner zp_step and what command_control uses and what the
;;;           rules use
;;; cycles:   -
; That is the leader whenever anybody has walked, the man who has walked, and everybody
; when his leader has walked or is rated otherwise than before.
.proc control_update
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
        tax
        lda     man_command,x
        pha
        jsr     command_control
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
        lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     #WOUNDS_SHOCK
        bcs     @next
        lda     walked,x
        ora     zp_step
        beq     @next
        jsr     command_control
@next:  inc     zp_index
        pla
        sec
        sbc     #1
        bne     @man
@done:  rts
.endproc
