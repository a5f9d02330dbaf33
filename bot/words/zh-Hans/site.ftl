# 网页

site-lead = 花札、天九和五种麻将，在Discord上一步一步打。每种玩法都照出处的规则。
site-text = 跳到正文
site-pages = 页面
site-languages = 语言
site-home = 首页
site-books = 玩法
site-books-lead = 九种玩法各有一本书，逐页配图。
site-book = { $game }怎么玩：逐页讲解，配有图片。
site-house-of = { $game }的规则
site-house-lead = 开桌时先选一个预设，下面每一条规则都可以再改。
site-presets = 预设
site-preset-usual = 每条规则都取通常的值
site-range = {$usual}（{$first}至{$last}）
site-needs = 只在“{ $needs }”时有作用。
site-terms = 用语
site-terms-lead = 每种玩法的用语，用机器人支持的各种语言列出。
site-terms-of = { $game }的用语
site-terms-everywhere = 每张牌桌
site-terms-leagues = 账本与联赛
site-also = 别名：{ $names }
site-fair = 怎样验证一局
site-fair-short = 公正
site-fair-lead = 谁也无法挑选牌序：玩家不能，未改动本程序的运营者也不能。
site-fair-promise = 发牌之前
site-fair-promise-text =
    发牌前，机器人抽取32字节的密钥，并公布它的SHA-256，也就是**承诺**。此后密钥无法更改。
    接着每位上场的玩家各附加一个数：他按“入座”“开始”或“准备”时，Discord给的编号。按之前，谁也不知道这个编号。
site-fair-deck = 发牌
site-fair-deck-text =
    牌序与骰子只由密钥和这些数得出。
    计算方法是公开的，任何程序都能重算一遍。
site-fair-after = 一局结束之后
site-fair-after-text =
    一局结束后，机器人公布密钥。任何人都能重新算出牌序，并把每一步重放一遍。
    在Discord上，`/verify` 验证整场牌，`/record` 给你牌谱。没有这个机器人，也能验证牌谱：
site-fair-stream = 计算方法
site-fair-stream-text =
    附加的数写成 `seat:number`，按座次排列，后接 `message:number`，以逗号相连。随机数列的第 `n` 块是
site-fair-stream-steps =
    每块得出八个32位的数，高位在前。
    要抽一个小于 `k` 的数，先求不超过2³²的 `k` 的最大倍数 `m`。依次取数，大于或等于 `m` 的跳过；第一个小于 `m` 的数除以 `k`，余数就是结果。
    用费雪–耶茨方法洗牌：从未洗的整副牌的最后一个位置往前。之后每颗骰子抽一个小于6的数，再加1。
site-fair-limits = 验证不了的事
site-fair-limits-text =
    牌谱能证明牌和每一步，不能证明账号背后是谁。
    一局进行时，运营者可以在数据库里读到手牌。承诺防的是挑牌，不是看牌。
site-problems = 题目
site-problems-lead = 过去各日的题目，附局面与答案。
site-problems-none = 目前还没有。题目过了当天、不能再作答之后，会放在这里。
site-problem = {$date}的题目
site-problem-about = { $game }：电脑打的一局中的局面，{$date}的题目。
site-problem-show = 看答案
site-daily = 每日一局
site-daily-lead = 过去各日的牌局，各家的牌全部摊开。当天结束（协调世界时零点）后放在这里。
site-daily-none = 目前还没有。
site-daily-month = 每日一局：{ $month }
site-daily-day = { $date }的牌局
site-daily-day-about = { $date }的牌局，每个游戏一局，附各家的牌和电脑打出的结果。
site-daily-how = 每个游戏一局，人人同一副牌。玩家坐的座位1，在这里也由电脑（熟手）来打。
site-daily-computers = 全由电脑打
site-daily-deal = { $game }，{ $date }的一局
site-daily-deal-about = { $game }：{ $date }的一局由电脑来打，各家的牌全部摊开，一步一步看。
site-daily-secret = 每一局的密钥由当天的密钥得出，任何人都能算出来。
site-data = 本页的数据（JSON）
site-made = 由Discord机器人{ $program }制作。
site-missing = 没有这一页
site-missing-lead = 可能已经移走，也可能该联赛没有公开。
