; Writes an order as the rule book writes it.
        .include "zeropage.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .export order_text, order_words

        .segment "ORDERS"
        .include "screens/orders/order_text.inc"

        .segment "ORDERS_BSS"
order_words:
        .res    8
