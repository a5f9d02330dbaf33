"""The house rules of Xiamen and Quanzhou mahjong.

Source: XM is the description of both at kzpn200.blogspot.com (in Japanese).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.options import Options, option


@dataclass(frozen=True)
class GoldOptions(Options):
    """The house rules that Xiamen and Quanzhou share."""

    rounds: int = option(
        (1, 2, 3, 4),
        "Rounds",
        "The match ends when everybody has been dealer this many times.",
        "The source names no length.",
    )
    declare: str = option(
        ("checked", "free"),
        "Declaring a win",
        "Only a real win can be declared; or anybody may declare at any time, and a false win is "
        "penalised.",
        "XM: チョンボ(間違った上がり)は,3人それぞれから正しい上がりならもらえた点を逆向きに払い",
    )
    gold_reveal: str = option(
        ("dice", "dealer_turns_tail"),
        "Opening the gold",
        "Two dice count from the end of the wall; or the dealer turns up the last tile.",
        "XM: 補花が終わったときの山の末尾を親がめくって金牌表示を決める人もいます。",
    )
    base_scale: int = option(
        (1, 2, 3, 4, 5, 8, 10),
        "Scale of the base",
        "Every base, the dealer’s too, is multiplied by this, so that water weighs less.",
        "XM: 底全体を5倍(親10,子5),8倍(親16,子8)など,一定倍する人がいます。",
    )
    no_ron_holding_gold: bool = option(
        (False, True),
        "A held gold forbids a win on a discard",
        "A player who holds a gold can win only by self-draw.",
        "XM: 手に金牌があるときは,振り込みあがりできないとする人が多いです。",
    )
    gold_lap_ron: str = option(
        ("none", "others"),
        "Wins after a discarded gold",
        "After a player discards a gold, nobody can win on a discard until that player’s next "
        "turn; or the other three can.",
        "XM: 金牌を捨てた周に,それ以外の3人に振込み上がりを認める人も多いです。",
    )
    rob_kong_in_lap: bool = option(
        (False, True),
        "A discarded gold allows robbing a kong",
        "Whether, after a gold is discarded, a tile added to a pung may be robbed before the "
        "next turn of the player who discarded it.",
        "XM: チー・ポン(明槓も)・振り込み上がりができません; robbing is not named.",
    )
    pass_lock: bool = option(
        (False, True),
        "Passing a win or a pung locks the tile",
        "If you let a win or a pung pass, you cannot win on or pung that tile again until your "
        "next turn comes or is skipped.",
        "XM: 上がりやポンを見逃したとき…同じ牌での上がりやポンはできないとする人がいます。",
    )
    three_gold_restrict: bool = option(
        (False, True),
        "Three golds limit the ways to win",
        "A hand with three golds wins only as three golds, or by youjin, shuangyou or sanyou.",
        "XM: 金牌が手に3枚ある人は,三金倒あるいは游金・双游・三游でなければ上がれない",
    )
    gold_discard_forfeits: bool = option(
        (False, True),
        "Discarding a gold forfeits the win",
        "A player who discards a gold, except for shuangyou or sanyou, can no longer win.",
        "XM: 双游,三游以外で金牌を捨てたら,上がり放棄とする人がいます。",
    )
    youjin_ron: str = option(
        ("strict", "decomposition"),
        "Lone gold and a discard",
        "Five sets and a lone gold never win on a discard; or they do if the hand can also be "
        "read another way.",
        "XM: この形は何でも上がれるが,振り込みでは上がれない。",
        needs={"no_ron_holding_gold": False},
    )
    gold_pung_water: bool = option(
        (True, False),
        "A pung with gold has water",
        "A pung filled with gold has the water of a concealed pung, or none.",
        "XM: 金牌は,花牌以外の何の代わりにもなる万能牌です。",
    )
    discards: str = option(
        ("heap", "rivers"),
        "Where discards lie",
        "In one heap in the middle, so that you must remember who discarded what; or in front of "
        "each player, in order.",
        "XM: 捨て牌は,誰が何を捨てたか覚えておかないとわからないように,中央に乱雑に置きます。",
        since=3,
    )


@dataclass(frozen=True)
class XiamenOptions(GoldOptions):
    """The house rules of Xiamen: the shared ones and how far the base grows."""

    repeats: int = option(
        (8, 3, 4, 5, 6, 7, 9, 10, 11, 12, 0),
        "Most doublings of the base",
        "The dealer’s base doubles at most this many times. With 0 the only limit is "
        "the largest payment that the bot allows.",
        "XM: 親の底は,流局を含む連荘のたびに2倍し. No source names a limit.",
        since=4,
        earlier=0,
    )


@dataclass(frozen=True)
class QuanzhouOptions(GoldOptions):
    """The house rules of Quanzhou: the shared ones and two more."""

    dealer_step: str = option(
        ("one", "multiplier"),
        "Growth of the dealer’s base",
        "With each deal the dealer stays, the base grows by one, or by the multiplier of the win.",
        "XM: 連荘ごとに1増やす。1でなく「1×上がり方の倍」増やす人もいる。",
    )
    open_pung_as_closed: bool = option(
        (False, True),
        "An open pung counts as a concealed one",
        "An open pung has the water of a concealed one.",
        "XM: また,明刻の水を暗刻と同じにする人がいる。",
    )
