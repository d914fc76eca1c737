; Who wounded whom, for the roll at the end.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export deed_add

        .segment "RESOLVE"

;;; deed_add -- an enemy's wound counts for whoever gave it
;;; in:       zp_actor = who is wounded; zp_inner = his wounds before; zp_index into hurt_by
;;; out:      changes man_hits man_downed
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc deed_add
        ldy     zp_index
        ldx     hurt_by,y
        cpx     #SOLDIERS
        bcs     @done
        lda     #0
        cpx     #SQUAD
        rol     a
        ldy     zp_actor
        cpy     #SQUAD
        adc     #0                      ; 1 when one of them is a German
        lsr     a
        bcc     @done
        inc     man_hits,x
        bne     @hits
        dec     man_hits,x              ; no more than can be shown
@hits:  lda     man_wounds,y
        cmp     #WOUNDS_SHOCK
        bcc     @done
        lda     zp_inner
        cmp     #WOUNDS_SHOCK
        bcs     @done                   ; he was down before
        inc     man_downed,x
@done:  rts
.endproc
