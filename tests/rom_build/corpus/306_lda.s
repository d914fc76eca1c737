 lda# 5
