# 儲存的個人資料

privacy-title = **關於你，儲存了這些資料**（所有伺服器合計）：
privacy-nothing = 沒有儲存你的資料。
privacy-seats = - {$number}張牌桌上的使用者編號與名字，以及你在那裡打的牌
privacy-entries = - 帳本中的{$number}行，以及由此得出的分數、局數、名次
privacy-members = - {$number}個聯賽的成員資格
privacy-ratings = - {$number}項等級分
privacy-audit = - 以主辦人身分做過的{$number}件事
privacy-preferences = - 你選的牌面
privacy-hint = -# `/privacy export` 給你全部資料，`/privacy forget` 讓化名取代你。
privacy-warning = 在所有伺服器上，你和別人打過的紀錄裡，你都會換成化名；名字與設定會刪除，別人贏的分保留。這無法復原，頻道中已有的訊息不會改變。請先把牌打完，再把「確定」設為 `True`。
privacy-forgotten = 完成了，你現在是{$name}。再來打牌就會從頭開始。
refusal-forget-playing = 你還在一張沒打完的牌桌上，請先打完或離座。
