.code
 .res 20
