# 聯賽在網頁上的公開頁面，以及各人的顯示方式

question-site = 要在網頁上公開**{$league}**嗎？公開後，任何人不必加入伺服器也能看到它成立以來的章程、排名、等級分、各場牌和錦標賽。打完的局（攤開所有人的手牌）和改動分數的裁定也看得到。主辦人寫的理由不會公開。成員用 `/privacy appear` 選擇顯示名字之前，一律只寫「一位玩家」。進行中的局和私人牌桌不會公開。
button-sure-site = 在網頁上公開
site-on = **{$league}**已在網頁上公開。成員用 `/privacy appear` 選擇自己的顯示方式。要停止公開，請用 `/league site`，把「公開」設為 `False`。
site-off = **{$league}**已停止公開，頁面在一分鐘內消失；匯出成檔案的網站，要到下次匯出時才會移除。再次公開時，頁面會有新的網址。
refusal-site-on = {$league}已經在網頁上公開了。要停止公開，請用 `/league site`，把「公開」設為 `False`。
refusal-site-off = {$league}沒有在網頁上公開，不必停止。
act-site-on = {$league}：在網頁上公開
act-site-off = {$league}：停止在網頁上公開
terms-site = 任何人都能在網頁上看到這個聯賽。用 `/privacy appear` 選擇你的顯示方式。
league-page = -# [在網頁上看這個聯賽](<{$address}>)

appears-title = **你在網頁上的顯示方式**
    主辦人可以在網頁上公開聯賽，任何人都能看到其中的成績。在你選擇其他方式之前，那裡只把你寫成「一位玩家」，你也沒有自己的頁面。
appears-now = 目前顯示為：{$name}
appears-hint = -# 這個選擇適用於所有聯賽。每次更改，你的頁面都會換新的網址；舊頁面在一分鐘內消失，匯出成檔案的網站則要到下次匯出時才會移除。名字是你在各伺服器最後一次打牌時的名字。
appears-a-player = 一位玩家
appears-player = 不顯示名字
appears-player-help = 「{$name}」，別人看不出哪些成績是同一個人的
appears-initials = 顯示縮寫
appears-initials-help = 「{$name}」，在每個公開的聯賽都有自己的頁面
appears-name = 顯示名字
appears-name-help = 「{$name}」，在每個公開的聯賽都有自己的頁面
