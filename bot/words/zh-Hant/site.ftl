# 網頁

site-lead = 花札、天九和五種麻將，在Discord上一步一步打。每種玩法都照出處的規則。
site-text = 跳到正文
site-pages = 頁面
site-languages = 語言
site-home = 首頁
site-books = 玩法
site-books-lead = 九種玩法各有一本書，逐頁配圖。
site-book = { $game }怎麼玩：逐頁講解，配有圖片。
site-house-of = { $game }的規則
site-house-lead = 開桌時先選一個規則範本，下面每一條規則都可以再改。
site-presets = 規則範本
site-preset-usual = 每條規則都取通常的值
site-range = {$usual}（{$first}至{$last}）
site-needs = 只在「{ $needs }」時有作用。
site-terms = 用語
site-terms-lead = 每種玩法的用語，用機器人支援的各種語言列出。
site-terms-of = { $game }的用語
site-terms-everywhere = 每張牌桌
site-terms-leagues = 帳本與聯賽
site-also = 別名：{ $names }
site-fair = 怎樣驗證一局
site-fair-short = 公正
site-fair-lead = 誰也無法挑選牌序：玩家不能，未更動本程式的營運者也不能。
site-fair-promise = 發牌之前
site-fair-promise-text =
    發牌前，機器人抽取32位元組的密鑰，並公布它的SHA-256，也就是**承諾**。此後密鑰無法更改。
    接著每位上場的玩家各附加一個數：他按「入座」「開始」或「準備」時，Discord給的編號。按之前，誰也不知道這個編號。
site-fair-deck = 發牌
site-fair-deck-text =
    牌序與骰子只由密鑰和這些數得出。
    計算方法是公開的，任何程式都能重算一遍。
site-fair-after = 一局結束之後
site-fair-after-text =
    一局結束後，機器人公布密鑰。任何人都能重新算出牌序，並逐一核對每一步。
    在Discord上，`/verify` 驗證整場牌，`/record` 給你牌譜。沒有這個機器人，也能驗證牌譜：
site-fair-stream = 計算方法
site-fair-stream-text =
    附加的數寫成 `seat:number`，按座次排列，後接 `message:number`，以逗號相連。亂數列的第 `n` 塊是
site-fair-stream-steps =
    每塊得出八個32位元的數，高位在前。
    要抽一個小於 `k` 的數，先求不超過2³²的 `k` 的最大倍數 `m`。依次取數，大於或等於 `m` 的跳過；第一個小於 `m` 的數除以 `k`，餘數就是結果。
    用費雪–耶茲方法洗牌：從未洗的整副牌的最後一個位置往前。之後每顆骰子抽一個小於6的數，再加1。
site-fair-limits = 驗證不了的事
site-fair-limits-text =
    牌譜能證明牌和每一步，不能證明帳號背後是誰。
    一局進行時，營運者可以在資料庫裡讀到手牌。承諾防的是挑牌，不是看牌。
site-problems = 題目
site-problems-lead = 過去各日的題目，附局面與答案。
site-problems-none = 目前還沒有。題目過了當天、不能再作答之後，會放在這裡。
site-problem = {$date}的題目
site-problem-about = { $game }：電腦打的一局中的局面，{$date}的題目。
site-problem-show = 看答案
site-daily = 每日一局
site-daily-lead = 過去各日的牌局，各家的牌全部攤開。當天結束（協調世界時零點）後放在這裡。
site-daily-none = 目前還沒有。
site-daily-month = 每日一局：{ $month }
site-daily-day = { $date }的牌局
site-daily-day-about = { $date }的牌局，每個遊戲一局，附各家的牌和電腦打出的結果。
site-daily-how = 每個遊戲一局，人人同一副牌。玩家坐的座位1，在這裡也由電腦（熟手）來打。
site-daily-computers = 全由電腦打
site-daily-deal = { $game }，{ $date }的一局
site-daily-deal-about = { $game }：{ $date }的一局由電腦來打，各家的牌全部攤開，一步一步看。
site-daily-secret = 每一局的密鑰由當天的密鑰得出，任何人都能算出來。
site-data = 本頁的資料（JSON）
site-made = 由Discord機器人{ $program }製作。
site-missing = 沒有這一頁
site-missing-lead = 可能已經移走，也可能該聯賽沒有公開。
