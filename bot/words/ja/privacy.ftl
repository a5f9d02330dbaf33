# 個人について保存されるもの

privacy-title = **あなたについて保存されているもの**（すべてのサーバー）：
privacy-nothing = あなたについて保存されているものはありません。
privacy-seats = - {$number}卓でのユーザーの番号と名前、そこで打った手
privacy-entries = - 帳簿の{$number}行と、そこから決まる点、局数、順位
privacy-members = - リーグの会員資格{$number}件
privacy-ratings = - レーティング{$number}件
privacy-audit = - 運営としてしたこと{$number}件
privacy-preferences = - 選んだ絵柄
privacy-hint = -# `/privacy export` ですべてを受け取り、`/privacy forget` で仮名に替えられます。
privacy-warning = すべてのサーバーで、ほかの人と遊んだ記録のあなたの名前が仮名に替わります。名前と設定は消え、ほかの人が得た点は残ります。元には戻せません。チャンネルに残る過去のメッセージは変わりません。先に勝負を終えてから「確認」を選んでください。
privacy-forgotten = 完了しました。これからは{$name}です。また遊べば新しい人として始まります。
refusal-forget-playing = まだ終わっていない卓に座っています。先に終えるか立ってください。
