# こいこいの進行。

event-made--koikoi = {$name}に役ができました：{$made}
