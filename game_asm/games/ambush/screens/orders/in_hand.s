; What a soldier holds, and who may set a fuse.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .import man_fit, squad_leader
        .export in_hand, may_set_fuse

        .segment "ORDERS"

        .include "screens/orders/in_hand.inc"
