# 来来的进行。

event-made--koikoi = {$name}凑成了役：{$made}。
