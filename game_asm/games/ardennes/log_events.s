; The log of what both sides did last; it is no part of the state.
        .include "log_event.inc"

        .export log_event, log_events, log_full
        .exportzp LOG_SIZE

LOG_SIZE        = LOG_BYTES
EVENTS          = 46

        .segment "LOG"
log_event:      .res LOG_SIZE
log_events:     .res EVENTS * LOG_SIZE
log_full:
