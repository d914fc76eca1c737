.segment "no good"
