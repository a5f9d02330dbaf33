# Koi-Koi in play.

event-made--koikoi = {$name} has made {$made}.
