; Whether the battle is a meeting.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export in_meeting

        .segment "COMPUTER"

;;; in_meeting -- is the battle a meeting?
;;; in:       st_battle
;;; out:      Z = 1 when it is
;;; clobbers: A
;;; cycles:   <= 15
.proc in_meeting
        lda     st_battle
        cmp     #BATTLE_MEETING
        rts
.endproc
