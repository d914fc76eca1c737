        .export patrol_adjacent
        .import patrol_entry, patrol_exit

        .segment "SETUP"

ENTRIES         = 8

;;; patrol_adjacent -- are entry and exit the same place, or neighbours on the ring of eight?
;;; rule:     16.A2.3 16.A4.1
;;; in:       patrol_entry patrol_exit
;;; out:      C = 1 when they are
;;; clobbers: A
;;; cycles:   <= 40
.proc patrol_adjacent
        lda     patrol_exit
        sec
        sbc     patrol_entry
        clc
        adc     #1                      ; 0, 1, 2: before, the same, behind
        and     #ENTRIES-1
        cmp     #3
        lda     #0
        bcc     @yes
        clc
        rts
@yes:   sec
        rts
.endproc
