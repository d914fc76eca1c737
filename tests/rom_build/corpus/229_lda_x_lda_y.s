 lda $12 ,x
 lda ( $12 ) , y
 lda ( $12 , x )
 lda # 5
 lda z:$12
 lda z: $12,x
 lda a:$12,y
