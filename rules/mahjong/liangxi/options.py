"""The house rules of Liangxi mahjong.

Source: LX is the description at kzpn200.blogspot.com (in Japanese), after 李金, 麻將一週通 (1993).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.options import Options, option


@dataclass(frozen=True)
class LiangxiOptions(Options):
    """The house rules of Liangxi."""

    rounds: int = option(
        (4, 3, 2, 1),
        "Rounds",
        "The match ends when everybody has been dealer this many times.",
        "LX: 何風戦かは,事前に決めます.",
    )
    reserve: int = option(
        (14, 10, 16),
        "Tiles left over",
        "This many tiles at the end of the wall are not drawn, and one more for each replacement.",
        "LX: 使わずに残す牌は14枚,10枚,16枚のどれにするか,事前に決めます.",
    )
    min_points: int = option(
        (1, 2, 3, 4, 5, 10, 20),
        "Fewest points to win",
        "A hand of fewer points cannot win; with 1 every complete hand can.",
        "LX: 「点があればあがれる」,「5点しばり」,「10点しばり」,「20点しばり」です.",
    )
    small_counts: bool = option(
        (True, False),
        "Small points count",
        "Small points count in every hand, or in none; then only big hands and hands without any "
        "point (qionghu) can win.",
        "LX: 初心者がいるときは,小役を無視することが多い.",
        since=3,
    )
    small_with_big: bool = option(
        (True, False),
        "A big hand has small points too",
        "Small points are added to a big hand, or a big hand counts alone.",
        "LX: 大役に複合する1点役の点数を加算する人としない人がいます.",
        needs={"small_counts": True},
    )
    naming: str = option(
        ("best", "forced"),
        "What a hand is called",
        "The name that pays most; or the most specific name that fits, even if it pays less.",
        "LX: 役の複合関係が整理されてなく,複合役に別の名前が付いています.",
    )
    combine_big: str = option(
        ("add", "max"),
        "Several big names",
        "A shape and the way it was won (all claimed, earthly win) are added up, or only the "
        "greater counts.",
        "LX: 役の複合関係が整理されてなく; the source does not say how they go together.",
    )
    wild_rule: str = option(
        ("up2", "down2", "updown", "designated"),
        "Wild tiles",
        "The two tiles after the one turned up; the two before it; that tile and its two "
        "neighbours; or only those the dealer names.",
        "LX: 何を混にするかはいくつか流儀があるので,事前に取り決めておく必要があります.",
    )
    claim_wild: bool = option(
        (False, True),
        "A discarded wild tile allows a win",
        "Nobody may claim it, or you may win on it.",
        "LX: 全員に有効な混を捨てたら,上がり放棄です; whether others may take it is not said.",
    )
    pure_dragons: bool = option(
        (False, True),
        "Three wild dragons are a set",
        "Where all dragons are wild, one of each is not a set, because it holds only wild tiles; "
        "or it is one.",
        "LX: また,混だけの対子,順子,槓子,雀頭は作れません.",
    )
    ones_in_xi: str = option(
        ("any", "1s_only"),
        "Ones in a xi",
        "Any of the three ones may stand for a wind or nine in a xi, or only 1 Bamboo.",
        "LX: 一索以外の一は風喜,九喜に入れられないとする人もいるので,事前に決めてください.",
    )
    qionghu_wild: str = option(
        ("deny", "allow_x2"),
        "A wild tile drawn by a waiting qionghu",
        "It does not win; or it wins double if the waiting hand was laid face down.",
        "LX: 混を自模ったら点数を2倍(=80点)にする人と,混を引いたら窮和を認めない人がいます.",
    )
    two_suit_qionghu: bool = option(
        (False, True),
        "Qionghu of two suits always counts",
        "Such a hand counts only where the dealer asks for it. Or it always counts, and then the "
        "point for the missing suit does not.",
        "LX: (二色窮和)普通は,限定局でしか役として採用しません.",
    )
    pinghu_pair_in_hunlong: str = option(
        ("as_example", "strict"),
        "All chows in a half straight",
        "A half straight with a pair of dragons, of your wind or of the round’s can be all chows, "
        "as in the printed example. Or it cannot, like any other hand.",
        "LX: 死渾龍…平和(喜は除いて見る); 自風,場風,三元牌の雀頭があると成り立ちません.",
    )
    hualong_one_suit: bool = option(
        (True, False),
        "One suit makes a mixed straight",
        "1 to 9 of one suit, in a hand that also holds another suit, is a mixed straight, or "
        "counts nothing.",
        "LX: 数牌2種以上を使った一気通貫です.",
    )
    duanyao_xi: str = option(
        ("ignored", "broken"),
        "All simples with a xi",
        "The xi is ignored; or its terminals and honours count against it.",
        "LX: 断幺:1点; of 平和 it is said that the xi is left out.",
    )
    four_as_pairs: bool = option(
        (True, False),
        "Four identical tiles are two pairs",
        "Whether four identical tiles can be two of seven pairs.",
        "LX: 七対子.混を使えます.",
    )
    dihu_after_claims: bool = option(
        (True, False),
        "An earthly win counts after claims",
        "Your first draw counts even if tiles were claimed before it; or it does not.",
        "LX: 子が,荘家の第1捨て牌か,自分の最初の自模で上がった場合です.",
    )
    chombo_scope: str = option(
        ("same_or_next", "same", "next"),
        "After a false win",
        "The player who declared it pays for everybody in the same deal, or in the next if nobody "
        "wins. Or only in the same deal; or only in the next.",
        "LX: 次局またはその局の点数を1人で払います.",
        needs={"declare": "free"},
    )
    declare: str = option(
        ("checked", "free"),
        "Declaring a win",
        "Only a real win can be declared; or anybody may declare at any time, and a player with a "
        "false win pays for everybody.",
        "LX: 包,チョンボ,誤自模…は,次局またはその局の点数を1人で払います.",
    )
    limited_hands: bool = option(
        (True, False),
        "The dealer may limit hands",
        "Before the deal the dealer may limit which hands can win.",
        "LX: 限定局は,荘家がルールをアドリブで決める局です.",
    )
    stick: int = option(
        (250, 300, 200, 150, 100, 50, 20, 0),
        "Stake of a limited hand",
        "To limit the hands, the dealer stakes points: those named for the hand, or this number "
        "if none are named. If wild tiles are named, ruled out or shown, the stake is at least "
        "this number. With 0, nothing is staked unless points are named; no source allows that. "
        "An ordinary win brings about 50 points.",
        "LX: 決めた点数を供託することで成立し; 点棒1本を供託した上で,口頭で混を指定できます. "
        "What a stick is worth is not said.",
        since=2,
        earlier={1: 0, 2: 100},
        until=3,
        needs={"limited_hands": True},
    )
    flower_dragons: str = option(
        ("true", "none", "false"),
        "Dragons with a set of three",
        "If the dealer asks for a set of three, all other sets must be chows or pungs. "
        "Three different dragons count as either; or as neither; or as neither only if all three "
        "are wild.",
        "LX: 他の面子は…順子か刻子(槓子)でなければなりません; "
        "三元牌の組は,順子,刻子のどちらの代りにもできます.",
        since=2,
        earlier="false",
        until=3,
        needs={"limited_hands": True},
    )
