; What an order will cost a soldier.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
        .import move_cost, turn_cost, turn_needed, action_cost
        .import weapon_to_load
        .export order_cost, order_turn, walk_x, walk_y, walk_stopped

        .segment "ORDERS"

        .include "screens/orders/order_cost.inc"

        .segment "ORDERS_BSS"
sum_time:       .res 2
sum_energy:     .res 3
squares_left:   .res 1
walk_x:         .res 1
walk_y:         .res 1
walk_stopped:   .res 1
