; Whether a soldier, as he will be by then, can be given an order at all.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "state.inc"
        .include "orders.inc"
        .include "macros.inc"
        .import weapon_find, weapon_prepared, weapon_can_take, in_hand, may_set_fuse
        .import plan_doubt, plan_got
        .export order_allowed

        .segment "ORDERS"

        .include "screens/orders/order_allowed.inc"
