"""Ids of every component, one for each form."""

from __future__ import annotations

SOMEBODY = 8999999999999999999
MOVE = "lay 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s"
ORDER = "c1m2m c2m3m c3m4m c4m5m c5m6m c6m7m c7m8m c8m9m sets3 wall40 wall20"
IDS = {
    "LevelSelect": ["level:1:0", "level:9876543210:3"],
    "UsualLevelSelect": ["usual:level"],
    "LobbyButton": [
        *(f"lobby:1:{act}" for act in ("join", "leave", "seat", "clock", "computer")),
        *(f"lobby:9876543210:{act}" for act in ("no-computer", "rules-panel", "pace", "start")),
        *("lobby:1:fill", "lobby:1:setup"),
    ],
    "SetupButton": [
        *(f"setup:1:{act}" for act in ("back", "rules", "clock", "pace", "computer", "seat")),
        "setup:9876543210:leave",
    ],
    "InvitedButton": ["invited:1:join", "invited:9876543210:decline"],
    "ChairSelect": ["chairs:1", "chairs:9876543210"],
    "SeatsSelect": ["seats:1", "seats:9876543210"],
    "ChairButton": ["chair:1:0:0", f"chair:9876543210:12:{SOMEBODY}"],
    "NameSelect": ["called:1:0", "called:9876543210:12"],
    "TableButton": [
        *(f"table:1:{act}" for act in ("hand", "help", "scores", "ready", "rematch", "order")),
        "table:9876543210:hand",
    ],
    "FairButton": ["promise:1::fair", f"promise:9876543210:{'0f' * 32}:fair"],
    "WindowButton": ["window:1:1-0:answer", "window:9876543210:120-999:pass"],
    "MoveButton": [
        "1:1-0:pass",
        "pick:1:1-12:lead 6-6 6-6",
        "1:1-12:xi 1z 2z 4z",
        "plan:1:1-8:beat 6-6",
        "planned:1:1-8:fold 6-6",
        "12:3-45:lead 1-1:2",
        f"planned:9876543210:120-999:{MOVE}",
        "1:1-0:limit " + "x" * 74,
    ],
    "PieceButton": ["piece:1:1-3:pine.crane", "plan:piece:9876543210:120-999:6-6"],
    "MannerSelect": ["manner:confirm", "manner:controls"],
    "PieceSelect": [
        "pick:choose:1:1-3",
        "pick:moves:1:1-3",
        *(f"{of}:1:1-0" for of in ("choose", "moves", "moves0", "moves9")),
        *(f"plan:{of}:9876543210:120-999" for of in ("choose", "moves", "moves0", "moves9")),
    ],
    "HandButton": [
        *(f"hand:1:{act}" for act in ("back", "refresh", "ready", "order", "catchup")),
        *(f"hand:1:{act}" for act in ("lay", "mark", "rematch", "large")),
    ],
    "LessonButton": [
        "lesson:mushi:match:see:afresh",
        "lesson:mushi:oni:piece:rain.oni",
        "lesson:mushi:oni:why:play rain.oni pine.crane",
        f"lesson:liangxiwords:position:{MOVE}",
    ],
    "LessonSelect": ["lessons:mushi:match:choose", "lessons:liangxiwords:position:moves9"],
    "LearnButton": ["learn:games", "learn:mushi"],
    "LearnSelect": ["learning:games", "learning:mushi"],
    "OwnTableButton": ["own:1", "own:9876543210"],
    "InsteadButton": [
        "instead:1:open:mushi::2:",
        "instead:9876543210:deal:xiamen",
        "instead:1:again:9876543210",
        "instead:1:daily:2026-11-24:tiengow",
        "instead:1:duplicate:12",
    ],
    "FirstDealButton": ["firstdeal:mushi"],
    "ProblemButton": ["problem:0a1b2c"],
    "SolveButton": ["solve:0a1b2c:any:0", "solve:0a1b2c:tiengow:5"],
    "NextProblemButton": ["problems:any", "problems:koikoi"],
    "SolversButton": ["solvers:2026-11"],
    "DailyButton": [
        *(f"daily:2026-11-24:all:{act}" for act in ("show", "see", "week")),
        *(f"daily:2026-11-24:mushi:{act}" for act in ("begin", "show", "see", "share")),
    ],
    "DailySelect": ["dailies:2026-11-24"],
    "DuplicateButton": [
        f"duplicate:12:{act}" for act in ("join", "leave", "begin", "play", "show", "fair")
    ],
    "RuleSelect": ["rule:1:0:preset", "rule:9876543210:12:no_value_wind_pung", "rule:1:2:x2"],
    "RulesPage": ["rules:1:0", "rules:9876543210:12"],
    "BookButton": ["book:0:mushi:contents", "book:9876543210:tien_gow:stories-12"],
    "BookSelect": ["books:0:mushi", "books:9876543210:tien_gow"],
    "OnHandButton": ["bookhand:1:sets", "bookhand:9876543210:big-2"],
    "PaceSelect": ["pace:1", "pace:0", "pace:9876543210"],
    "ClockSelect": [f"clock:1:{part}" for part in ("preset", "time", "hours", "absence")],
    "MarkSelect": ["mark:1:1-0:5p", "mark:9876543210:120-999:none"],
    "StandingSelect": [f"standing:9876543210:{part}" for part in ("kind", "least", "opening")],
    "LookButton": ["look:1:on", "look:9876543210:off"],
    "LookedButton": ["first:1:1-0:look", "first:9876543210:120-999:look"],
    "EvenButton": ["even:0", "even:9876543210"],
    "UndoButton": ["undo:0", "undo:9876543210"],
    "FitButton": [f"fit:9876543210:{name}" for name in ("live", "evening", "days", "none")],
    "OrderSelect": ["order:1", "order:9876543210"],
    "PartSelect": [
        "claims:1:turn:win",
        "scope:1:deal:win c4p5p sets3",
        f"stops:9876543210:turn:{ORDER}",
    ],
    "GiveButton": ["give:1:turn:", "give:1:deal:win c4p5p sets3", f"give:9876543210:turn:{ORDER}"],
    "PlanButton": [
        f"plans:1:1-8:{act}"
        for act in ("open", "again", "back", "ask", "anyway", "change", "every", "drop")
    ],
    "TrickSelect": ["trick:1:1-0:lead", "trick:9876543210:120-999:fold"],
    "BeforeSelect": ["before:1:cut", "before:1:keep", "before:9876543210:wall"],
    "DrawSelect": ["draw:1:1-0:mp", "draw:9876543210:120-999:sz"],
    "NeedsSelect": ["needs:1:1-0", "needs:9876543210:120-999"],
    "LookSelect": [
        "look:mine:face",
        *(f"look:server:{part}" for part in ("layout", "cloth", "face")),
    ],
    "HabitSelect": [f"habit:{part}" for part in ("notify", "remind", "wakes", "sleeps", "invites")],
    "LadderButton": ["ladder:1:1:-1:", "ladder:1:1:0:mushi", "ladder:9876543210:120:999:tien_gow"],
    "LeagueButton": ["league:1:join", "league:1:standings", "league:9876543210:rules"],
    "TournamentButton": ["tournament:1:enter", "tournament:9876543210:withdraw"],
    "MatchButton": ["match:1", "match:9876543210"],
    "TournamentPage": ["tournaments:1:0", "tournaments:9876543210:12"],
    "TermSelect": ["term:1:0:uma", "term:9876543210:12:minimum_deals"],
    "TermsPage": ["terms:1:0", "terms:9876543210:12"],
    "LedgerButton": [
        "ledger:server:1456074443980800026:before:13",
        "ledger:season:1:after:12",
        "ledger:table:-1:before:0",
        f"ledger:player:-{SOMEBODY}:after:9876543210",
    ],
    "SlipSelect": ["slip:server:1", "slip:season:1", "slip:table:-1", f"slip:player:-{SOMEBODY}"],
    "LogButton": ["log:before:0", "log:after:9876543210"],
    "ReplayButton": [
        *(f"replay:1:1:0:{act}" for act in ("first", "back", "on", "last", "film", "share")),
        "replay:9876543210:120:9876543210:replay",
    ],
    "ReviewButton": ["review:1:1", "review:9876543210:120"],
    "HintButton": ["hint:1", "hint:9876543210"],
    "DealSelect": ["replay-deal:1", "replay-deal:9876543210"],
    "SeatButton": [
        "seat:open:take:1:0:1456074443980800031:0",
        f"seat:give:consent:9876543210:4:{SOMEBODY}:{SOMEBODY}",
        f"seat:open:decline:6:1:{SOMEBODY}:{SOMEBODY}",
    ],
    "VoteButton": [
        "vote:1:end-1:1",
        "vote:1:end-120:0",
        "vote:1:back-1-7:1",
        "vote:9876543210:wait-120-999:0",
    ],
    "BackButton": ["back:1", "back:9876543210"],
    "WaitButton": ["wait:1", "wait:9876543210"],
    "ResignButton": ["resign:1", "resign:9876543210"],
}
"""Ids of each component: usual ones and extreme ones."""
