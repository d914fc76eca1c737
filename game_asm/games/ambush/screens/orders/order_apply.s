; What an order makes of a soldier, as far as that can be foreseen.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
        .import order_turn
        .import weapon_prepare, weapon_load, weapon_take, weapon_find, weapon_spend
        .import plan_doubt, plan_got, walk_x, walk_y, walk_stopped
        .export order_apply

        .segment "ORDERS"

        .include "screens/orders/order_apply.inc"
