; The routines of the order phase by which the computer's orders are checked, costed and foreseen.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export ai_allowed = order_allowed
        .export ai_cost = order_cost
        .export ai_apply = order_apply
        .export ai_may_set_fuse = may_set_fuse
        .import move_cost, turn_cost, turn_needed, action_cost
        .import weapon_find, weapon_prepared, weapon_can_take, man_fit, squad_leader
        .import weapon_prepare, weapon_load, weapon_to_load, weapon_take, weapon_spend

; what the bodies call these
plan_doubt := ai_doubt
plan_got := ai_got
sum_time := ai_sum_time
sum_energy := ai_sum_energy
squares_left := ai_squares
walk_x := ai_walk_x
walk_y := ai_walk_y
walk_stopped := ai_walk_stopped

        .segment "COMPUTER"

        .include "screens/orders/order_allowed.inc"
        .include "screens/orders/order_cost.inc"
        .include "screens/orders/order_apply.inc"
        .include "screens/orders/in_hand.inc"
