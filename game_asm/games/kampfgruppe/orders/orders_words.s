; Names of grounds.
        .include "zeropage.inc"
        .include "macros.inc"
        .export ground_lo, ground_hi
        .import msg_ground_0, msg_ground_1, msg_ground_2, msg_ground_3, msg_ground_4
        .import msg_ground_5, msg_ground_6, msg_ground_7, msg_ground_8, msg_ground_9

        .segment "ORDERS"
ground_lo:
        .lobytes msg_ground_0, msg_ground_1, msg_ground_2, msg_ground_3, msg_ground_4
        .lobytes msg_ground_5, msg_ground_6, msg_ground_7, msg_ground_8, msg_ground_9
ground_hi:
        .hibytes msg_ground_0, msg_ground_1, msg_ground_2, msg_ground_3, msg_ground_4
        .hibytes msg_ground_5, msg_ground_6, msg_ground_7, msg_ground_8, msg_ground_9
