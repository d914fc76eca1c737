; Drawing over the map and taking it off again: dots that turn over.
        .include "state.inc"
        .include "ambush.inc"
        .include "screens/movie/movie.inc"
        .import pair_turn
        .export dot_flip

        .segment "REPORT"

;;; dot_flip -- turn a pair of dots of the map window over; outside it nothing happens
;;; in:       X = pair 0..139 from the left; Y = dot row 0..151 from above
;;; out:      X Y kept
;;; clobbers: A zp_t0 zp_t1 zp_t2 zp_ptr0
;;; cycles:   <= 700
.proc dot_flip
        cpx     #LEFT_PAIR
        bcc     @done
        cpx     #PAIRS
        bcs     @done
        cpy     #WINDOW_PIXELS
        bcs     @done
        jmp     pair_turn
@done:  rts
.endproc
