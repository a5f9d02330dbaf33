# ウェブで公開するリーグのページと、そこでの名前の出し方

question-site = **{$league}**をウェブで公開しますか。公開すると、設立以来の規定、成績、レーティング、勝負、大会、点の訂正を、サーバーにいない人も含めて誰でも見られます。終わった局は全員の手札・手牌も見られます。運営が書いた理由は表示されません。会員は`/privacy appear`で選ぶまで「参加者」とだけ表示されます。進行中の局と非公開の卓は表示されません。
button-sure-site = ウェブで公開する
site-on = **{$league}**をウェブで公開しました。名前の出し方は、会員が`/privacy appear`で選びます。`/league site`の「公開」を`False`にすると、公開をやめられます。
site-off = **{$league}**の公開をやめました。ページは1分以内に消えます。ファイルに書き出したサイトからは、次に書き出すときに消えます。もう一度公開すると、ページのアドレスは新しくなります。
refusal-site-on = {$league}はもうウェブで公開しています。`/league site`の「公開」を`False`にすると、公開をやめられます。
refusal-site-off = {$league}はウェブで公開していないので、公開をやめる必要はありません。
act-site-on = {$league}：ウェブで公開
act-site-off = {$league}：ウェブでの公開を終了
terms-site = このリーグはウェブで誰でも見られます。名前の出し方は`/privacy appear`で選べます。
league-page = -# [ウェブでこのリーグを見る](<{$address}>)

appears-title = **ウェブでの名前の出し方**
    運営はリーグをウェブで公開できます。公開されたリーグの結果は誰でも見られます。ほかの出し方を選ぶまで、あなたは「参加者」とだけ表示され、自分のページもありません。
appears-now = 今の出し方：{$name}
appears-hint = -# この設定はすべてのリーグに共通です。変えるたびに、あなたのページのアドレスは新しくなります。古いページは1分以内に、ファイルに書き出したサイトでは次に書き出すときに消えます。名前は、それぞれのサーバーで最後に遊んだときのものです。
appears-a-player = 参加者
appears-player = 名前を出さない
appears-player-help = 「{$name}」。結果どうしのつながりも分かりません
appears-initials = 頭文字
appears-initials-help = 「{$name}」。公開リーグごとに自分のページがあります
appears-name = 名前
appears-name-help = 「{$name}」。公開リーグごとに自分のページがあります
