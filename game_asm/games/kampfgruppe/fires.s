; Memory for the log of a combat.
        .include "kampfgruppe.inc"
        .export log_event, log_events, log_full
        .exportzp LOG_SIZE

LOG_SIZE        = FIRE_SIZE

        .segment "LOW_BSS"
log_event:      .res FIRE_SIZE

        .segment "BSS"
log_events:     .res FIRES * FIRE_SIZE
log_full:
