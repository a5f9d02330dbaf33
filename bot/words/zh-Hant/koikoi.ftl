# 來來的進行。

event-made--koikoi = {$name}湊成了役：{$made}。
