.segment CODE
