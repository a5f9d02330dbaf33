# 儲存的個人資料

privacy-title = **儲存的你的資料**（所有伺服器合計）：
privacy-nothing = 沒有儲存你的資料。
privacy-seats = - {$number}張牌桌上的編號與名字，以及你在那裡打的牌
privacy-entries = - 帳本中的{$number}行，以及由此得出的分數、局數、名次
privacy-members = - {$number}個聯賽的成員資格
privacy-ratings = - {$number}項實力
privacy-audit = - 身為主辦做過的{$number}件事
privacy-preferences = - 你選的牌面
privacy-hint = -# `/privacy export` 給你全部資料，`/privacy forget` 讓化名取代你。
privacy-warning = 在所有伺服器上，別人與你打過的紀錄中，你會換成化名；名字與設定會刪除，別人贏的分保留。無法復原，頻道中已有的訊息不會改變。請先打完牌局，再選「確定」。
privacy-forgotten = 完成了，你現在是{$name}。再來打牌就是新的人。
refusal-forget-playing = 你還在一張沒打完的牌桌上，請先打完或離座。
