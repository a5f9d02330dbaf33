# ウェブで公開するリーグのページと、そこでの名前の出し方

question-site = **{$league}**をウェブで公開しますか。公開すると、サーバーにいない人も含めて誰でも、設立からの規定、成績、レーティング、勝負、全員の手を開いた終局後の局、大会、点の訂正を読めます。運営が書いた理由は出ません。会員は `/privacy appear` で名前を選ぶまで「参加者」とだけ出ます。進行中の局と非公開の卓は出ません。
button-sure-site = ウェブで公開する
site-on = **{$league}**をウェブで公開しました。名前の出し方は、会員が `/privacy appear` で選びます。`/league site` で公開をやめられます。
site-off = **{$league}**の公開をやめました。ページは1分以内に消えます。ファイルに書き出したサイトからは、次に書き出すときに消えます。もう一度公開すると、ページのアドレスは新しくなります。
refusal-site-on = {$league}はもうウェブで公開しています。
refusal-site-off = {$league}はウェブで公開していません。
act-site-on = {$league}：ウェブで公開
act-site-off = {$league}：ウェブでの公開を終了
terms-site = このリーグはウェブで誰でも読めます。名前の出し方は `/privacy appear` で選べます。
league-page = -# [ウェブでこのリーグを見る](<{$address}>)

appears-title = **ウェブでの名前の出し方**
    運営はリーグをウェブで公開できます。公開されたリーグの結果は誰でも読めます。あなたは、ほかの出し方を選ぶまで「参加者」とだけ出て、自分のページもありません。
appears-now = 今の出し方：{$name}
appears-hint = -# この選択はすべてのリーグで使います。変えるたびに、あなたのページのアドレスは新しくなります。古いページは1分以内に、ファイルに書き出したサイトでは次に書き出すときに消えます。名前は、それぞれのサーバーで最後に遊んだときのものです。
appears-a-player = 参加者
appears-player = 名前を出さない
appears-player-help = 「{$name}」。結果どうしのつながりも分かりません
appears-initials = 頭文字
appears-initials-help = 「{$name}」。公開リーグごとに自分のページがあります
appears-name = 名前
appears-name-help = 「{$name}」。公開リーグごとに自分のページがあります
